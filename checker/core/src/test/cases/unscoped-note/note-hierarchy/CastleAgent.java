package castle;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.AppliesWhen;
import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;
import java.util.ArrayList;
import java.util.List;

final class CastleAgent {
    private final List<Hint> hints = new ArrayList<>();
    private final List<Speaking> speaking = new ArrayList<>();

    @AgentEntryPoint
    String run(String level) {
        StringBuilder text = new StringBuilder();
        for (Hint hint : hints) {
            text.append(hint.text()); // want: UnscopedNote
        }
        for (Hint hint : hints) {
            if (hint.appliesOn(level)) {
                text.append(hint.text());
            }
        }
        return text.toString();
    }

    @AgentEntryPoint
    String speak(String level) {
        return speaking.get(0).speech(); // want: UnscopedNote
    }

    @AgentEntryPoint
    String speakIfItApplies(String level) {
        Speaking one = speaking.get(0);
        return one instanceof TrapHint hint && hint.appliesOn(level) ? hint.speech() : "";
    }

    @AgentEntryPoint
    void learn(String level) {
        TrapHint trap = new TrapHint(level, "jump");
        hints.add(trap);
        hints.add(new KeyHint(level));
        speaking.add(trap);
        System.out.println(new Rumour("a dragon").hashCode());
    }
}

interface Speaking {
    String speech();
}

@Note interface Hint {
    @Condition String level();

    String text();

    @AppliesWhen
    default boolean appliesOn(String current) {
        return level().equals(current);
    }
}

record TrapHint(String level, String text) implements Hint, Speaking {
    @Override
    public String speech() {
        return "beware: " + text;
    }
}

final class KeyHint implements Hint {
    private final String level;

    KeyHint(String level) {
        this.level = level;
    }

    @Override
    public String level() {
        return level;
    }

    @Override
    public String text() {
        return "the key is upstairs";
    }
}

@Note abstract class Hearsay {
    final String text;

    Hearsay(String text) {
        this.text = text;
    }

    @AppliesWhen
    boolean appliesOn(String level) {
        return level.isEmpty();
    }
}

final class Rumour extends Hearsay { // want: UnscopedNote
    Rumour(String text) {
        super(text);
    }
}
