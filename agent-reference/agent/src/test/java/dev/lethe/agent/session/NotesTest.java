package dev.lethe.agent.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.agent.Run;
import dev.lethe.agent.action.Action;
import dev.lethe.agent.context.Context;
import dev.lethe.agent.context.Feedback;
import dev.lethe.agent.perception.PerceptionCache;
import dev.lethe.agent.recording.Entry;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where notes come from, and what ends them. */
final class NotesTest {

  private final List<Entry> recorded = new ArrayList<>();
  private final ScriptedDevice device = new ScriptedDevice();
  private final NoteBlock notes = new NoteBlock();
  private final RefTable refs = new RefTable();
  private final Journal journal = new Journal(recorded::add);
  private final Sight sight =
      new Sight(device, new PerceptionCache(), refs, notes, new Context(), journal);
  private final Hand hand = new Hand(device, sight, refs);
  private final Verifier verifier = new Verifier(sight, notes, journal);

  @Test
  void oneTapWithoutEffectIsNotNoted() throws StaleRefException {
    assertThat(tap().kind()).isEqualTo(Feedback.Kind.UNCHANGED);
    assertThat(advice()).isEmpty();
    assertThat(recorded).extracting(Entry::kind).doesNotContain("noted");
  }

  @Test
  void theSecondIsNotedWithItsContract() throws StaleRefException {
    tap();
    tap();
    assertThat(advice()).containsExactly("'NFC' on Page shows 'off'; tap e1: no reaction, 2 times");
    assertThat(recorded).extracting(Entry::kind).containsOnlyOnce("noted");
  }

  @Test
  void anEffectInBetweenStartsTheCountAnew() throws StaleRefException {
    tap();
    device.alive = true;
    assertThat(tap().kind()).isEqualTo(Feedback.Kind.CHANGED);
    assertThat(tap().kind()).isEqualTo(Feedback.Kind.CHANGED);
    device.alive = false;
    tap();
    assertThat(advice()).isEmpty();
  }

  @Test
  void aControlThatMovedLosesItsNoteForGood() throws StaleRefException {
    tap();
    tap();
    device.top = 500;
    sight.look();
    assertThat(advice()).isEmpty();
    device.top = 300;
    sight.look();
    assertThat(advice()).isEmpty();
  }

  @Test
  void aControlThatChangedLosesItsNote() throws StaleRefException {
    tap();
    tap();
    device.value = "on";
    sight.look();
    assertThat(advice()).isEmpty();
  }

  @Test
  void aNoteIsSilentOnOtherPagesAndSpeaksAgainOnItsOwn() throws StaleRefException {
    tap();
    tap();
    device.title = "Other";
    sight.look();
    assertThat(advice()).isEmpty();
    device.title = "Page";
    sight.look();
    assertThat(advice()).hasSize(1);
  }

  @Test
  void aSessionNotesTheDeadSwitchOnce() {
    Run run = Run.of(Run.task("enable_wifi_calling"), 5);
    assertThat(run.entries()).extracting(Entry::kind).containsOnlyOnce("noted");
  }

  private Feedback tap() throws StaleRefException {
    sight.look();
    Action tap = new Action.Tap(sight.view().controls().get(0).ref());
    return verifier.verify(hand.perform(tap, sight.view().place()));
  }

  private List<String> advice() {
    return notes.advice(sight.screen()).stream().map(advice -> advice.text()).toList();
  }
}
