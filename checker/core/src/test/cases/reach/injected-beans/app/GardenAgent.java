package app;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.RecordingStore;
import java.util.List;
import java.util.Map;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

@Component
class GardenAgent {
    private final Shed shed;
    private final List<Chore> chores;
    @Autowired private Pond pond;
    @Autowired private Map<String, Season> seasons;

    GardenAgent(Shed shed, List<Chore> chores) {
        this.shed = shed;
        this.chores = chores;
    }

    @AgentEntryPoint
    void run(String season) {
        shed.open();
        chores.forEach(Chore::begin);
        pond.fill();
        seasons.get(season).start();
    }
}

interface Shed {
    void open();
}

@Component
class WoodenShed implements Shed {
    private final Diary diary;

    WoodenShed(Diary diary) {
        this.diary = diary;
    }

    @Override
    public void open() {
        diary.pages(); // want: RecordingRead
    }
}

interface Chore {
    void begin();
}

@Component
class Weeding implements Chore {
    @Autowired private Diary diary;

    @Override
    public void begin() {
        diary.pages(); // want: RecordingRead
    }
}

/** Nothing makes objects of it. */
class Mowing implements Chore {
    private final Diary diary = new Diary();

    @Override
    public void begin() {
        diary.pages();
    }
}

@Component
class Pond {
    @Autowired private Diary diary;

    void fill() {
        diary.pages(); // want: RecordingRead
    }

    void drain() {
        diary.pages();
    }
}

interface Season {
    void start();
}

@Component
class Spring implements Season {
    @Autowired private Diary diary;

    @Override
    public void start() {
        diary.pages(); // want: RecordingRead
    }
}

@Component
@RecordingStore
class Diary {
    List<String> pages() {
        return List.of();
    }
}
