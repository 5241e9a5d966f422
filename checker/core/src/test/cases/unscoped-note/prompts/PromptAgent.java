package prompt;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.AppliesWhen;
import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;

final class PromptAgent {
    private final List<Tip> tips = new ArrayList<>();
    private Tip current;

    @AgentEntryPoint
    String joined(String app) {
        return tips.stream().map(Object::toString).collect(Collectors.joining()); // want: UnscopedNote
    }

    @AgentEntryPoint
    String formatted(String app) {
        return String.format("tips: %s", tips.get(0)); // want: UnscopedNote
    }

    @AgentEntryPoint
    String valueOf(String app) {
        return tips.stream().map(String::valueOf).collect(Collectors.joining()); // want: UnscopedNote
    }

    @AgentEntryPoint
    String builder(String app) {
        StringBuilder text = new StringBuilder();
        for (Tip tip : tips) {
            if (tip.appliesIn(app)) {
                text.append(tip).append('\n');
            }
        }
        return text.append(tips).toString(); // want: UnscopedNote
    }

    @AgentEntryPoint
    String remembered(String app) {
        for (Tip tip : tips) {
            if (tip.appliesIn(app)) {
                current = tip;
                return tip.text();
            }
        }
        return "";
    }

    @AgentEntryPoint
    String again(String app) {
        return current.text(); // want: UnscopedNote
    }

    @AgentEntryPoint
    String counted(String app) {
        int applying = 0;
        for (Tip tip : tips) {
            applying += tip.appliesIn(app) ? 1 : 0;
        }
        return applying + " of " + tips.size();
    }

    @AgentEntryPoint
    String counter(String app) {
        StringJoiner text = new StringJoiner(", ");
        for (Tip tip : tips) {
            if (applies(tip, app)) {
                text.add(tip.text());
            } else {
                text.add("nothing for " + tip.app());
            }
        }
        return text.toString();
    }

    private boolean applies(Tip tip, String app) {
        boolean applies = tip.appliesIn(app);
        System.out.println(applies);
        return applies;
    }

    @AgentEntryPoint
    String recursion(String app) {
        return tell(tips, 0, app);
    }

    private String tell(List<Tip> left, int at, String app) {
        if (at == left.size()) {
            return "";
        }
        Tip tip = left.get(at);
        String rest = tell(left, at + 1, app);
        return tip.appliesIn(app) ? tip.text() + rest : rest;
    }

    @AgentEntryPoint
    void learn(String app) {
        Tip tip = new Tip("dialog", "clicked", "closed", app, "press enter");
        if (!tips.contains(tip)) {
            tips.add(tip);
        }
        tips.sort((one, other) -> one.app().compareTo(other.app()));
        tips.removeIf(old -> old.app().isEmpty());
    }
}

@Note record Tip(String seen, String tried, String feedback, @Condition String app, String text) {

    @AppliesWhen
    boolean appliesIn(String current) {
        return app.equals(current);
    }

    static Tip better(Tip one, Tip other) {
        return one.text().length() > other.text().length() ? one : other;
    }
}
