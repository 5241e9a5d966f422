package kind;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.AppliesWhen;
import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;
import java.util.ArrayList;
import java.util.List;

final class KindAgent {
    private final List<PageNote> pages = new ArrayList<>();
    private final List<UserNote> users = new ArrayList<>();
    private final List<BaseNote> bases = new ArrayList<>();

    @AgentEntryPoint
    String mixed(String page, String user) {
        PageNote first = pages.get(0);
        UserNote second = users.get(0);
        if (first.appliesOn(page) && second.appliesFor(user)) {
            return first.advice() + second.advice();
        }
        return first.appliesOn(page) ? second.advice() : ""; // want: UnscopedNote
    }

    @AgentEntryPoint
    String sub(String page) {
        BaseNote base = bases.get(0);
        if (base.appliesOn(page)) {
            return base instanceof LongNote note ? note.more() + note.advice() : base.advice();
        }
        return ((LongNote) base).more(); // want: UnscopedNote
    }

    @AgentEntryPoint
    String loopUntil(String page) {
        int at = 0;
        while (at < pages.size() && !pages.get(at).appliesOn(page)) {
            at++;
        }
        return at == pages.size() ? "" : "found one of " + page;
    }

    @AgentEntryPoint
    String switched(String page, String mode) {
        PageNote note = pages.get(0);
        switch (mode) {
            case "careful":
                if (!note.appliesOn(page)) {
                    return "";
                }
                break;
            case "never":
                return "";
            default:
                return note.tried(); // want: UnscopedNote
        }
        return note.advice();
    }

    @AgentEntryPoint
    void learn(String page, String user) {
        pages.add(new PageNote(page, "click", "no", "wait"));
        users.add(new UserNote(user, "ask first"));
        bases.add(new LongNote(page, "read", "all of it"));
    }

    @Note record PageNote(@Condition String page, String tried, String feedback, String advice) {
        @AppliesWhen
        boolean appliesOn(String current) {
            return page.equals(current);
        }
    }

    @Note record UserNote(@Condition String user, String advice) {
        @AppliesWhen
        boolean appliesFor(String current) {
            return user.equals(current);
        }
    }

    @Note static class BaseNote {
        @Condition private final String page;
        private final String advice;

        BaseNote(String page, String advice) {
            this.page = page;
            this.advice = advice;
        }

        String advice() {
            return advice;
        }

        @AppliesWhen
        boolean appliesOn(String current) {
            return page.equals(current);
        }
    }

    static final class LongNote extends BaseNote {
        private final String more;

        LongNote(String page, String advice, String more) {
            super(page, advice);
            this.more = more;
        }

        String more() {
            return more;
        }
    }
}
