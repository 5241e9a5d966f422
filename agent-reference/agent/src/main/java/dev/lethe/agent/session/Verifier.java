package dev.lethe.agent.session;

import dev.lethe.agent.context.Feedback;
import dev.lethe.agent.perception.Element;
import dev.lethe.agent.perception.Screen;
import dev.lethe.annotations.SessionScoped;
import java.util.HashMap;
import java.util.Map;

/**
 * Looks what became of an action, and is the only one that writes notes. A control that does not
 * react once is no lesson; one that does not react again, unmoved and unchanged, is.
 */
@SessionScoped
final class Verifier {

  /** How often a control must fail to react before that is noted. */
  static final int LESSON = 2;

  private static final int PATIENCE = 6;

  private final Sight sight;
  private final NoteBlock notes;
  private final Journal journal;
  private final Map<ControlState, Integer> unanswered = new HashMap<>();

  Verifier(Sight sight, NoteBlock notes, Journal journal) {
    this.sight = sight;
    this.notes = notes;
    this.journal = journal;
  }

  /** Watches the device until it has followed, or has had time enough to. */
  Feedback verify(Deed deed) {
    Screen now = sight.look();
    for (int looks = 1; looks < PATIENCE && !isSettled(deed, now); looks++) {
      now = sight.look();
    }
    if (deed.hadEffect(now)) {
      return followed(deed, now);
    }
    deed.control().ifPresent(control -> count(deed, control));
    return new Feedback(Feedback.Kind.UNCHANGED, "nothing changed");
  }

  private static boolean isSettled(Deed deed, Screen now) {
    return deed.hadEffect(now) && !now.loading();
  }

  private Feedback followed(Deed deed, Screen now) {
    deed.control()
        .ifPresent(control -> unanswered.remove(new ControlState(deed.before().place(), control)));
    return new Feedback(Feedback.Kind.CHANGED, change(deed, now));
  }

  private static String change(Deed deed, Screen now) {
    return deed.before().place().equals(now.place())
        ? deed.control()
            .flatMap(now::find)
            .map(is -> name(is) + " is now '" + is.value() + "'")
            .orElse("other lines are shown")
        : "now on " + now.place();
  }

  private static String name(Element element) {
    return element.label().isEmpty() ? "the field" : "'" + element.label() + "'";
  }

  private void count(Deed deed, Element control) {
    ControlState state = new ControlState(deed.before().place(), control);
    if (unanswered.merge(state, 1, Integer::sum) == LESSON) {
      learn(deed, state);
    }
  }

  private void learn(Deed deed, ControlState state) {
    Element control = state.control();
    ControlNote note =
        new ControlNote(
            "'" + control.label() + "' on " + state.place() + " shows '" + control.value() + "'",
            deed.action().toString(),
            "no reaction, " + LESSON + " times",
            state);
    journal.noted(note.observation(), note.action(), note.feedback(), state);
    notes.add(note);
  }
}
