package shop;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.AppliesWhen;
import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;
import java.util.ArrayDeque;
import java.util.Deque;

final class ShopAgent {
    private final Deque<ShopNote> notes = new ArrayDeque<>();

    @AgentEntryPoint
    String direct(String site) {
        return notes.peek().advice; // want: UnscopedNote
    }

    @AgentEntryPoint
    String asked(String site) {
        ShopNote note = notes.peek();
        return note != null && note.appliesAt(site) ? note.advice : "";
    }

    @AgentEntryPoint
    String conditions() {
        ShopNote note = notes.peek();
        note.setSite(note.getSite().trim());
        return note.site + note.getSite();
    }

    @AgentEntryPoint
    String itself(String site) {
        ShopNote note = notes.poll();
        return note.adviceAt(site); // want: UnscopedNote
    }

    @AgentEntryPoint
    String tryAgain(String site) {
        ShopNote note = notes.peek();
        try {
            if (!note.appliesAt(site)) {
                return "";
            }
        } catch (IllegalStateException e) {
            return note.advice; // want: UnscopedNote
        }
        return note.advice;
    }

    @AgentEntryPoint
    void learn(String site) {
        notes.push(new ShopNote("cart", "paid by card", "declined", site, "pay by invoice"));
    }
}

@Note final class ShopNote {
    final String seen;
    final String tried;
    final String feedback;
    @Condition String site;
    final String advice;

    ShopNote(String seen, String tried, String feedback, String site, String advice) {
        this.seen = seen;
        this.tried = tried;
        this.feedback = feedback;
        this.site = site;
        this.advice = advice;
    }

    @AppliesWhen
    boolean appliesAt(String current) {
        return site.equals(current);
    }

    String getSite() {
        return site;
    }

    void setSite(String site) {
        this.site = site;
    }

    String adviceAt(String current) {
        return seen + advice;
    }
}
