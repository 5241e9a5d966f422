package kitchen;

import java.util.ArrayList;
import java.util.List;

final class CookAgent {
    private final List<CookNote> notes = new ArrayList<>();

    String cook(String oven) {
        notes.add(new CookNote(oven, "ten minutes less"));
        CookNote note = notes.get(0);
        String always = note.oven() + note.advice(); // want: UnscopedNote
        return note.appliesTo(oven) ? always + note.advice() : always;
    }

    String season(String dish) {
        return new SpiceNote(dish).toString();
    }
}

record CookNote(String oven, String advice) {
    boolean appliesTo(String current) {
        return oven.equals(current);
    }
}

record SpiceNote(String dish) {} // want: UnscopedNote
