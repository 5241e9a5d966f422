package book;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.AppliesWhen;
import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.HashMap;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

final class BookAgent {
    private final Book book = new Book();
    private final NoteFilter filter = new VersionFilter();

    @AgentEntryPoint
    String applying(String version) {
        return book.applying(version).map(BookNote::advice).collect(Collectors.joining());
    }

    @AgentEntryPoint
    String all(String version) {
        return book.all().map(BookNote::advice).collect(Collectors.joining()); // want: UnscopedNote
    }

    @AgentEntryPoint
    String first(String version) {
        return book.first(version).map(note -> "Mind: " + note.advice()).orElse("");
    }

    @AgentEntryPoint
    String byInterface(String version) {
        StringBuilder text = new StringBuilder();
        for (BookNote note : filter.choose(book.all().toList(), version)) {
            text.append(note.advice());
        }
        return text.toString();
    }

    @AgentEntryPoint
    String supplied(String version) {
        Supplier<BookNote> supplier = () -> book.all().findFirst().orElseThrow();
        BookNote note = supplier.get();
        return note.appliesTo(version) ? note.advice() : "";
    }

    @AgentEntryPoint
    String suppliedUnasked(String version) {
        Supplier<BookNote> supplier = () -> book.all().findFirst().orElseThrow();
        return supplier.get().advice(); // want: UnscopedNote
    }

    @AgentEntryPoint
    String anonymous(String version) {
        return book.all()
            .filter(new Predicate<BookNote>() {
                @Override
                public boolean test(BookNote note) {
                    return note.appliesTo(version);
                }
            })
            .map(BookNote::advice)
            .collect(Collectors.joining());
    }

    @AgentEntryPoint
    String grouped(String version) {
        Map<String, List<BookNote>> byPage = book.all().collect(Collectors.groupingBy(BookNote::version));
        String text = "";
        for (List<BookNote> page : byPage.values()) {
            for (BookNote note : page) {
                if (note.appliesTo(version)) {
                    text += note.advice();
                }
            }
        }
        return text;
    }

    @AgentEntryPoint
    String groupedUnasked(String version) {
        Map<String, List<BookNote>> byPage = book.all().collect(Collectors.groupingBy(BookNote::version));
        return byPage.get(version).get(0).advice(); // want: UnscopedNote
    }

    @AgentEntryPoint
    String later(String version) throws Exception {
        CompletableFuture<BookNote> note = CompletableFuture.supplyAsync(() -> book.all().findFirst().orElseThrow());
        return note.get().advice(); // want: UnscopedNote
    }

    @AgentEntryPoint
    String wildcard(String version) {
        List<? extends Object> things = book.all().toList();
        StringBuilder text = new StringBuilder();
        for (Object thing : things) {
            if (thing instanceof BookNote note && note.appliesTo(version)) {
                text.append(note.advice());
            }
            if (thing instanceof BookNote note) {
                text.append(note.tried()); // want: UnscopedNote
            }
        }
        return text.toString();
    }

    @AgentEntryPoint
    void learn(String version) {
        book.add(new BookNote("menu", "open", "nothing", version, "wait"));
    }
}

interface NoteFilter {
    List<BookNote> choose(List<BookNote> notes, String version);
}

final class VersionFilter implements NoteFilter {
    @Override
    public List<BookNote> choose(List<BookNote> notes, String version) {
        List<BookNote> chosen = new ArrayList<>();
        for (BookNote note : notes) {
            if (note.appliesTo(version)) {
                chosen.add(note);
            }
        }
        return List.copyOf(chosen);
    }
}

final class Book {
    private final Map<String, BookNote> notes = new HashMap<>();

    void add(BookNote note) {
        notes.merge(note.version(), note, (old, fresh) -> fresh);
    }

    Stream<BookNote> applying(String version) {
        return notes.values().stream().filter(note -> note.appliesTo(version));
    }

    Optional<BookNote> first(String version) {
        for (BookNote note : notes.values()) {
            if (note.appliesTo(version)) {
                return Optional.of(note);
            }
        }
        return Optional.empty();
    }

    Stream<BookNote> all() {
        return notes.values().stream();
    }
}

@Note record BookNote(String seen, String tried, String feedback, @Condition String version, String advice) {

    @AppliesWhen
    boolean appliesTo(String current) {
        return version.equals(current);
    }
}
