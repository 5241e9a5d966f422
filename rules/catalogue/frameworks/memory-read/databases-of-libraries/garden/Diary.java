package garden;

import org.springframework.data.repository.CrudRepository;

interface Diary extends CrudRepository<Entry, Long> {
    Iterable<Entry> findByBed(String bed);

    default String latest() {
        return "today";
    }
}

interface Plants extends CrudRepository<Plant, Long> {
    Plant findByName(String name);
}

record Entry(String bed) {}

record Plant(String name) {}

record Tool(String name) {}
