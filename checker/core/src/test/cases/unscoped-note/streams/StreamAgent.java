package rail;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.AppliesWhen;
import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

final class StreamAgent {
    private final List<RailNote> notes = new ArrayList<>();

    @AgentEntryPoint
    String joined(String line) {
        return notes.stream().filter(note -> applies(note, line)).map(RailNote::advice).collect(Collectors.joining());
    }

    @AgentEntryPoint
    String joinedUnasked(String line) {
        return notes.stream().filter(note -> note != null).map(RailNote::advice).collect(Collectors.joining()); // want: UnscopedNote
    }

    @AgentEntryPoint
    String newest(String line) {
        Optional<RailNote> newest = notes.stream().max(Comparator.comparing(RailNote::line));
        return newest.map(RailNote::advice).orElse(""); // want: UnscopedNote
    }

    @AgentEntryPoint
    String newestAsked(String line) {
        Optional<RailNote> newest = notes.stream().max(Comparator.comparing(RailNote::line));
        return newest.filter(note -> note.appliesOn(line)).map(RailNote::advice).orElse("");
    }

    @AgentEntryPoint
    String opened(String line) {
        Optional<RailNote> first = notes.stream().findFirst();
        if (first.isPresent() && first.get().appliesOn(line)) {
            return first.get().advice();
        }
        return "";
    }

    @AgentEntryPoint
    String all(String line) {
        if (!notes.stream().allMatch(note -> note.appliesOn(line))) {
            return "";
        }
        return notes.get(0).advice() + notes.size();
    }

    @AgentEntryPoint
    void each(String line, List<String> advice) {
        notes.forEach(note -> {
            if (note.appliesOn(line)) {
                advice.add(note.advice());
            }
        });
        notes.forEach(note -> advice.add(note.advice())); // want: UnscopedNote
    }

    @AgentEntryPoint
    String pruned(String line) {
        StringBuilder text = new StringBuilder();
        for (Iterator<RailNote> left = notes.iterator(); left.hasNext(); ) {
            RailNote note = left.next();
            if (!note.appliesOn(line)) {
                left.remove();
            } else {
                text.append(note.advice());
            }
        }
        return text.toString();
    }

    @AgentEntryPoint
    String told(String line) {
        return tell(RailNote::line) + tellAll(note -> note.line() + "!");
    }

    @AgentEntryPoint
    boolean any(String line) {
        return notes.stream().anyMatch(note -> note.appliesOn(line));
    }

    private String tell(Function<RailNote, String> how) {
        return notes.stream().map(how).collect(Collectors.joining());
    }

    private String tellAll(Function<RailNote, String> how) {
        StringBuilder text = new StringBuilder();
        for (RailNote note : Collections.unmodifiableList(notes)) {
            text.append(how.apply(note));
        }
        return text.toString();
    }

    @AgentEntryPoint
    void learn(String line) {
        notes.add(new RailNote("delay", "wait", "missed it", line, "take the bus"));
    }

    private static boolean applies(RailNote note, String line) {
        return note.appliesOn(line);
    }
}

@Note record RailNote(String seen, String tried, String feedback, @Condition String line, String advice) {

    @AppliesWhen
    boolean appliesOn(String current) {
        return line.equals(current);
    }
}
