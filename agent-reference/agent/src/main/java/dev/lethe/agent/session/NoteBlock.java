package dev.lethe.agent.session;

import dev.lethe.agent.context.Advice;
import dev.lethe.agent.perception.Screen;
import dev.lethe.annotations.SessionScoped;
import java.util.ArrayList;
import java.util.List;

/** The notes of a session. Only the verifier adds any; none outlives what it was true of. */
@SessionScoped
final class NoteBlock {

  private final List<ControlNote> notes = new ArrayList<>();

  void add(ControlNote note) {
    notes.add(note);
  }

  /** Drops the notes about controls that the screen shows elsewhere or otherwise than noted. */
  void dropContradicted(Screen now) {
    notes.removeIf(note -> note.condition().isContradictedBy(now));
  }

  /** Returns what the notes say that apply to the screen. */
  List<Advice> advice(Screen now) {
    List<Advice> advice = new ArrayList<>();
    for (ControlNote note : notes) {
      if (note.appliesTo(now)) {
        advice.add(note.advice());
      }
    }
    return advice;
  }
}
