package tool;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.AppliesWhen;
import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;
import java.util.ArrayList;
import java.util.List;

final class ToolAgent {
    private final List<ToolNote> notes = new ArrayList<>();

    @AgentEntryPoint
    String choose(String version) {
        ToolNote note = notes.get(0);
        if (usable(note, version)) {
            return note.advice();
        }
        return "none";
    }

    @AgentEntryPoint
    String skip(String version) {
        ToolNote note = notes.get(0);
        if (outdated(note, version)) {
            return "none";
        }
        return note.advice();
    }

    @AgentEntryPoint
    String insist(String version) {
        ToolNote note = notes.get(0);
        require(note, version);
        return note.advice();
    }

    @AgentEntryPoint
    String wrongWay(String version) {
        ToolNote note = notes.get(0);
        if (outdated(note, version)) {
            return note.advice(); // want: UnscopedNote
        }
        return "none";
    }

    @AgentEntryPoint
    String halfHearted(String version, boolean hurry) {
        ToolNote note = notes.get(0);
        if (hurry || usable(note, version)) {
            return note.advice(); // want: UnscopedNote
        }
        return "none";
    }

    @AgentEntryPoint
    String answerKept(String version) {
        ToolNote note = notes.get(0);
        boolean usable = note != null && usable(note, version);
        if (!usable) {
            return "none";
        }
        return note.advice();
    }

    @AgentEntryPoint
    void learn(String version) {
        notes.add(new ToolNote("error 5", "call with -x", "rejected", version, "call with -y"));
    }

    private static boolean usable(ToolNote note, String version) {
        return note != null && note.appliesTo(version);
    }

    private boolean outdated(ToolNote note, String version) {
        return !note.appliesTo(version);
    }

    private static void require(ToolNote note, String version) {
        if (!note.appliesTo(version)) {
            throw new IllegalStateException("does not apply: " + note.version());
        }
    }
}

@Note record ToolNote(String seen, String tried, String feedback, @Condition String version, String advice) {

    @AppliesWhen
    boolean appliesTo(String current) {
        return version.equals(current);
    }
}
