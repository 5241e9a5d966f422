package log;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.AppliesWhen;
import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

final class LogAgent {
    private final List<Lesson> lessons = new ArrayList<>();

    @AgentEntryPoint
    String one(String app) {
        Lesson lesson = lessons.get(0);
        return "Lesson: " + lesson; // want: UnscopedNote
    }

    @AgentEntryPoint
    String all(String app) {
        return "Lessons: " + lessons; // want: UnscopedNote
    }

    @AgentEntryPoint
    String text(String app) {
        return lessons.get(0).toString(); // want: UnscopedNote
    }

    @AgentEntryPoint
    String asked(String app) {
        Lesson lesson = lessons.get(0);
        return lesson.appliesIn(app) ? "Lesson: " + lesson : "";
    }

    @AgentEntryPoint
    int compares(String app) {
        Lesson made = new Lesson(app, "typed", "refused", app, "click");
        Set<Lesson> known = new HashSet<>(lessons);
        boolean same = lessons.get(0).equals(made) || lessons.get(0).hashCode() == made.hashCode();
        lessons.add(made);
        return same || known.contains(made) ? lessons.size() : 0;
    }
}

@Note record Lesson(String seen, String tried, String feedback, @Condition String app, String advice) {

    @AppliesWhen
    boolean appliesIn(String current) {
        return app.equals(current);
    }
}
