package post;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.RecordingStore;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

final class PostAgent {
    private final Letters letters;
    private final Sorter sorter;
    private final Log log = new Log();

    PostAgent(Letters letters, Sorter sorter) {
        this.letters = letters;
        this.sorter = sorter;
    }

    @AgentEntryPoint
    void run() {
        letters.newest().ifPresent(letter -> log.lines()); // want: RecordingRead
        letters.all().stream().map(Letter::text).forEach(this::read);
        sorter.sort(letter -> log.lines()); // want: RecordingRead
    }

    private void read(String text) {
        log.lines(); // want: RecordingRead
    }

    void aside() {
        letters.newest().ifPresent(letter -> log.lines());
    }
}

/** Nothing in the program implements it. */
interface Letters {
    Optional<Letter> newest();

    List<Letter> all();
}

/** Nor this. */
interface Sorter {
    void sort(Consumer<Letter> each);
}

record Letter(String text) {}

@RecordingStore
final class Log {
    List<String> lines() {
        return List.of();
    }
}
