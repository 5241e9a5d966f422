package menu;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.AppliesWhen;
import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;
import java.util.ArrayList;
import java.util.List;

final class HastyMenuAgent {
    private final List<MenuNote> notes = new ArrayList<>();

    @AgentEntryPoint
    String run(String page) {
        notes.add(new MenuNote(page, "click file", "greyed out", page, "open a document first"));
        return Wording.of(latest());
    }

    private MenuNote latest() {
        return notes.get(notes.size() - 1);
    }
}

final class CarefulMenuAgent {
    private final List<MenuNote> notes = new ArrayList<>();

    @AgentEntryPoint
    String run(String page) {
        notes.add(new MenuNote(page, "click file", "greyed out", page, "open a document first"));
        if (!latest().appliesOn(page)) {
            return "";
        }
        return CarefulWording.of(latest());
    }

    private MenuNote latest() {
        return notes.get(notes.size() - 1);
    }
}

final class Wording {
    private Wording() {}

    static String of(MenuNote note) {
        return "Remember: " + note.advice(); // want: UnscopedNote
    }
}

final class CarefulWording {
    private CarefulWording() {}

    static String of(MenuNote note) {
        return "Remember: " + note.advice();
    }
}

@Note record MenuNote(String seen, String tried, String feedback, @Condition String page, String advice) {

    @AppliesWhen
    boolean appliesOn(String current) {
        return page.equals(current);
    }
}
