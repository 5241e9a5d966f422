package queue;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.AppliesWhen;
import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

final class QueueAgent {
    private final List<QueueNote> notes = new ArrayList<>();

    @AgentEntryPoint
    String chosen(int rules) {
        List<QueueNote> applicable = new ArrayList<>();
        for (QueueNote note : notes) {
            if (!note.appliesTo(rules)) {
                continue;
            }
            applicable.add(note);
        }
        return say(applicable);
    }

    @AgentEntryPoint
    String chosenInLambda(int rules) {
        List<QueueNote> applicable = new ArrayList<>();
        notes.forEach(note -> {
            if (note.appliesTo(rules)) {
                applicable.add(note);
            }
        });
        return say(applicable);
    }

    @AgentEntryPoint
    String withoutOthers(int rules) {
        List<QueueNote> copy = new ArrayList<>(notes);
        copy.removeIf(note -> !note.appliesTo(rules));
        return say(copy);
    }

    @AgentEntryPoint
    String collected(int rules) {
        Predicate<QueueNote> applies = note -> note.appliesTo(rules);
        return say(applicable(applies)) + first(rules).map(QueueNote::lane).orElse("none");
    }

    private List<QueueNote> applicable(Predicate<QueueNote> applies) {
        return notes.stream().filter(applies).sorted(Comparator.comparing(QueueNote::lane)).collect(Collectors.toList());
    }

    private Optional<QueueNote> first(int rules) {
        return notes.stream().filter(Predicate.not(note -> !note.appliesTo(rules))).findFirst();
    }

    private static String say(List<QueueNote> applicable) {
        StringBuilder text = new StringBuilder();
        for (QueueNote note : applicable) {
            text.append(note.lane());
        }
        return text.toString();
    }

    @AgentEntryPoint
    void learn(int rules, String lane) {
        notes.add(new QueueNote("belt", "lane " + lane, "rejected", rules, lane));
    }
}

final class RashQueueAgent {
    private final List<QueueNote> notes = new ArrayList<>();

    @AgentEntryPoint
    String wrongOnes(int rules) {
        List<QueueNote> copy = new ArrayList<>(notes);
        copy.removeIf(note -> note.appliesTo(rules));
        StringBuilder text = new StringBuilder();
        for (QueueNote note : copy) {
            text.append(note.lane()); // want: UnscopedNote
        }
        return text.toString();
    }

    @AgentEntryPoint
    String mixed(int rules) {
        List<QueueNote> some = new ArrayList<>();
        for (QueueNote note : notes) {
            if (note.appliesTo(rules)) {
                some.add(note);
            }
        }
        some.add(notes.get(0));
        return some.get(0).lane(); // want: UnscopedNote
    }

    @AgentEntryPoint
    List<String> byOtherThings(int rules) {
        return notes.stream()
            .filter(note -> note.rules() == rules)
            .map(QueueNote::lane) // want: UnscopedNote
            .toList();
    }

    @AgentEntryPoint
    void learn(int rules, String lane) {
        List<QueueNote> more = new ArrayList<>();
        more.add(new QueueNote("belt", "lane " + lane, "rejected", rules, lane));
        notes.addAll(more);
    }
}

@Note record QueueNote(String seen, String tried, String feedback, @Condition int rules, String lane) {

    @AppliesWhen
    boolean appliesTo(int current) {
        return rules == current;
    }
}
