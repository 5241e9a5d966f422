package door;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.AppliesWhen;
import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

final class DoorAgent {
    private final List<DoorNote> notes = new ArrayList<>();
    private final Map<String, DoorNote> byRoom = new HashMap<>();
    private DoorNote last = new DoorNote("hall", "pushed", "locked", "", "pull");

    @AgentEntryPoint
    String fieldTwice(String house) {
        return last.appliesIn(house) ? last.advice() : "try";
    }

    @AgentEntryPoint
    String fieldReplaced(String house) {
        if (last.appliesIn(house)) {
            last = notes.get(0);
            return last.advice(); // want: UnscopedNote
        }
        return "try";
    }

    @AgentEntryPoint
    String byIndex(String house) {
        StringBuilder advice = new StringBuilder();
        for (int i = 0; i < notes.size(); i++) {
            if (notes.get(i).appliesIn(house)) {
                advice.append(notes.get(i).advice());
            }
        }
        return advice.toString();
    }

    @AgentEntryPoint
    String nextIndex(String house) {
        StringBuilder advice = new StringBuilder();
        for (int i = 0; i + 1 < notes.size(); i++) {
            if (notes.get(i).appliesIn(house)) {
                advice.append(notes.get(i + 1).advice()); // want: UnscopedNote
            }
        }
        return advice.toString();
    }

    @AgentEntryPoint
    String byKey(String house, String room) {
        if (byRoom.containsKey(room) && byRoom.get(room).appliesIn(house)) {
            return byRoom.get(room).advice();
        }
        return "try";
    }

    @AgentEntryPoint
    String anyRoom(String house) {
        String advice = "";
        for (Map.Entry<String, DoorNote> entry : byRoom.entrySet()) {
            if (entry.getValue().appliesIn(house)) {
                advice += entry.getValue().advice();
            }
        }
        for (DoorNote note : byRoom.values()) {
            advice += note.advice(); // want: UnscopedNote
        }
        return advice;
    }

    @AgentEntryPoint
    void learn(String house, String room) {
        DoorNote note = new DoorNote(room, "pushed", "locked", house, "pull");
        notes.add(note);
        byRoom.put(room, note);
    }
}

@Note record DoorNote(String seen, String tried, String feedback, @Condition String house, String advice) {

    @AppliesWhen
    boolean appliesIn(String current) {
        return house.equals(current);
    }
}
