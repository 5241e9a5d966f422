package way;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.AppliesWhen;
import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

final class WayAgent {
    private final List<WayNote> notes = new ArrayList<>();
    private static WayNote shared = new WayNote("start", "none", "none", "nowhere", "go");

    @AgentEntryPoint
    String both(String place, boolean calm) {
        WayNote note = notes.get(0);
        if (calm && note.appliesAt(place)) {
            return note.advice();
        }
        if (!calm || !note.appliesAt(place)) {
            return "";
        }
        return note.advice();
    }

    @AgentEntryPoint
    String either(String place, boolean calm) {
        WayNote note = notes.get(0);
        return calm || note.appliesAt(place) ? note.advice() : ""; // want: UnscopedNote
    }

    @AgentEntryPoint
    String found(String place) {
        WayNote found = null;
        for (WayNote note : notes) {
            if (note.appliesAt(place)) {
                found = note;
                break;
            }
        }
        return found == null ? "" : found.advice();
    }

    @AgentEntryPoint
    String lastLooked(String place) {
        WayNote last = null;
        for (WayNote note : notes) {
            last = note;
            if (note.appliesAt(place)) {
                break;
            }
        }
        return last == null ? "" : last.advice(); // want: UnscopedNote
    }

    @AgentEntryPoint
    String flag(String place) {
        StringBuilder text = new StringBuilder();
        for (WayNote note : notes) {
            boolean use = false;
            if (note != null) {
                use = note.appliesAt(place);
            }
            if (use) {
                text.append(note.advice());
            }
        }
        return text.toString();
    }

    @AgentEntryPoint
    String askedEarlier(String place, int tries) {
        WayNote note = Objects.requireNonNull(notes.get(0));
        if (!note.appliesAt(place)) {
            throw new IllegalArgumentException(place);
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < tries; i++) {
            try {
                text.append(note.advice());
            } finally {
                text.append(i);
            }
        }
        return text.toString();
    }

    @AgentEntryPoint
    String replaced(String place) {
        WayNote note = notes.get(0);
        if (!note.appliesAt(place)) {
            note = new WayNote(place, "went left", "dead end", place, "go right");
        }
        return note.advice();
    }

    @AgentEntryPoint
    String stillOld(String place) {
        WayNote note = new WayNote(place, "went left", "dead end", place, "go right");
        if (!notes.isEmpty()) {
            note = notes.get(0);
        }
        return note.advice(); // want: UnscopedNote
    }

    @AgentEntryPoint
    String array(String place) {
        WayNote[] all = notes.toArray(new WayNote[0]);
        String text = all[0].appliesAt(place) ? "first" : "";
        for (WayNote note : all) {
            text += note.advice(); // want: UnscopedNote
        }
        return text;
    }

    @AgentEntryPoint
    String common(String place) {
        synchronized (WayAgent.class) {
            if (shared.appliesAt(place)) {
                return shared.advice();
            }
        }
        return shared.tried(); // want: UnscopedNote
    }

    @AgentEntryPoint
    void learn(String place) {
        notes.add(new WayNote(place, "went left", "dead end", place, "go right"));
    }
}

@Note record WayNote(String seen, String tried, String feedback, @Condition String place, String advice) {

    @AppliesWhen
    boolean appliesAt(String current) {
        return place.equals(current);
    }
}
