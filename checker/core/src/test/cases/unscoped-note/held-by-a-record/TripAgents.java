package trip;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.AppliesWhen;
import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;
import java.util.ArrayList;
import java.util.List;

final class RashTripAgent {
    private final List<Entry> entries = new ArrayList<>();

    @AgentEntryPoint
    String run(String city) {
        entries.add(new Entry(1, new TripNote("rain", "walk", "got wet", city, "take the tram")));
        return entries.get(0).note().advice(); // want: UnscopedNote
    }
}

final class CarefulTripAgent {
    private final List<Entry> entries = new ArrayList<>();

    @AgentEntryPoint
    String run(String city) {
        entries.add(new Entry(1, new TripNote("rain", "walk", "got wet", city, "take the tram")));
        for (Entry entry : entries) {
            if (entry.note().appliesIn(city)) {
                return entry.note().advice();
            }
        }
        return "";
    }
}

final class ChoosingTripAgent {
    private final List<TripNote> notes = new ArrayList<>();

    @AgentEntryPoint
    String run(String city) {
        notes.add(new TripNote("rain", "walk", "got wet", city, "take the tram"));
        for (TripNote note : notes) {
            if (note.appliesIn(city)) {
                return say(new Choice(note));
            }
        }
        return "";
    }

    private static String say(Choice choice) {
        return choice.note().advice();
    }
}

record Entry(int day, TripNote note) {}

record Choice(TripNote note) {}

@Note record TripNote(String seen, String tried, String feedback, @Condition String city, String advice) {

    @AppliesWhen
    boolean appliesIn(String current) {
        return city.equals(current);
    }
}
