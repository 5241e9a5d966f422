package seat;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.AppliesWhen;
import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;
import java.util.ArrayList;
import java.util.List;

final class SeatAgent {
    private final List<SeatNote> notes = new ArrayList<>();

    @AgentEntryPoint
    String ignores(String hall) {
        SeatNote note = notes.get(0);
        note.appliesIn(hall);
        return note.advice(); // want: UnscopedNote
    }

    @AgentEntryPoint
    String onlyLogs(String hall) {
        SeatNote note = notes.get(0);
        if (!note.appliesIn(hall)) {
            System.out.println("does not apply in " + hall);
        }
        return note.advice(); // want: UnscopedNote
    }

    @AgentEntryPoint
    String asksAnother(String hall) {
        SeatNote first = notes.get(0);
        SeatNote second = notes.get(1);
        if (first.appliesIn(hall)) {
            return second.advice(); // want: UnscopedNote
        }
        return "sit anywhere";
    }

    @AgentEntryPoint
    String asksTheOneBefore(String hall) {
        SeatNote previous = null;
        StringBuilder advice = new StringBuilder();
        for (SeatNote note : notes) {
            if (previous != null && previous.appliesIn(hall)) {
                advice.append(note.advice()); // want: UnscopedNote
            }
            previous = note;
        }
        return advice.toString();
    }

    @AgentEntryPoint
    String comparesItself(String hall) {
        SeatNote note = notes.get(0);
        return note.hall().equals(hall) ? note.advice() : ""; // want: UnscopedNote
    }

    @AgentEntryPoint
    String conditionOnly() {
        return notes.isEmpty() ? "" : notes.get(0).hall();
    }

    @AgentEntryPoint
    void learn(String hall) {
        notes.add(new SeatNote("row 3", "sat left", "blocked view", hall, "sit right"));
    }
}

@Note record SeatNote(String seen, String tried, String feedback, @Condition String hall, String advice) {

    @AppliesWhen
    boolean appliesIn(String current) {
        return hall.equals(current);
    }
}
