package garden;

import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoDatabase;
import dev.lethe.annotations.AgentEntryPoint;
import jakarta.persistence.EntityManager;
import org.springframework.jdbc.core.JdbcTemplate;

class Gardener {
    private final Diary diary;
    private final Plants plants;
    private final EntityManager entities;
    private final MongoDatabase mongo;
    private final JdbcTemplate jdbc = new JdbcTemplate();

    Gardener(Diary diary, Plants plants, EntityManager entities, MongoDatabase mongo) {
        this.diary = diary;
        this.plants = plants;
        this.entities = entities;
        this.mongo = mongo;
    }

    @AgentEntryPoint
    String byRepository(String bed) {
        Object earlier = diary.findByBed(bed); // want: MemoryRead
        Object plant = plants.findByName(bed); // want: MemoryRead (warning)
        diary.save(new Entry(bed));
        return diary.latest() + diary.count() + earlier + plant;
    }

    @AgentEntryPoint
    String byEntityManager(long key) {
        Object entry = entities.find(Entry.class, key); // want: MemoryRead
        Object same = entities.createQuery("select e from Entry e").getResultList(); // want: MemoryRead
        Object tool = entities.find(Tool.class, key); // want: MemoryRead (warning)
        entities.persist(new Entry("roses"));
        return "" + entry + same + tool;
    }

    @AgentEntryPoint
    String byTemplate(String bed) {
        Object notes = jdbc.queryForList("select note from notes", String.class); // want: MemoryRead
        Object prices = jdbc.queryForList("select price from prices", String.class); // want: MemoryRead (warning)
        jdbc.update("insert into notes values (?)", bed);
        return "" + notes + prices;
    }

    @AgentEntryPoint
    String byCollection(String bed) {
        MongoCollection<String> lessons = mongo.getCollection("lessons");
        Object earlier = lessons.find(); // want: MemoryRead
        Object seeds = mongo.getCollection("seeds").find(); // want: MemoryRead (warning)
        lessons.insertOne(bed);
        return "" + earlier + seeds + lessons.countDocuments();
    }
}
