package dev.lethe.agent.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lethe.agent.Run;
import dev.lethe.agent.action.Action;
import dev.lethe.agent.action.Claim;
import dev.lethe.agent.action.Key;
import dev.lethe.agent.action.Ref;
import dev.lethe.agent.device.phone.SimulatedPhone;
import dev.lethe.agent.policy.Policy;
import dev.lethe.agent.policy.SettingsPolicy;
import dev.lethe.agent.recording.Entry;
import dev.lethe.agent.task.Goal;
import dev.lethe.agent.task.Outcome;
import dev.lethe.agent.task.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SessionTest {

  private static final Task BOLD_TEXT = Run.task("enable_bold_text");

  private final SimulatedPhone phone = SimulatedPhone.ofSeed(1);
  private final List<Entry> recorded = new ArrayList<>();

  @Test
  void doesNotBelieveThatSomethingUnseenIsDone() {
    Outcome outcome = run(BOLD_TEXT, situation -> claim(Claim.DONE), new Budget(5, 5));
    assertThat(outcome.kind()).isEqualTo(Outcome.Kind.GAVE_UP);
    assertThat(texts("refused"))
        .hasSize(5)
        .allMatch(text -> text.endsWith("the screen does not show Bold text = on"));
  }

  @Test
  void doesNotBelieveThatSomethingUntriedIsImpossible() {
    Outcome outcome = run(BOLD_TEXT, situation -> claim(Claim.IMPOSSIBLE), new Budget(5, 5));
    assertThat(outcome.kind()).isEqualTo(Outcome.Kind.GAVE_UP);
    assertThat(texts("refused")).hasSize(5).allMatch(text -> text.contains("was not tried"));
    assertThat(phone.actions()).isZero();
  }

  @Test
  void sendsNothingForARefThatIsNotOnTheScreen() {
    Policy blind = situation -> new Action.Tap(new Ref("e999"));
    Outcome outcome = run(BOLD_TEXT, blind, new Budget(5, 7));
    assertThat(outcome.kind()).isEqualTo(Outcome.Kind.GAVE_UP);
    assertThat(outcome.reason()).isEqualTo("the budget is spent");
    assertThat(phone.actions()).isZero();
    assertThat(texts("acted")).hasSize(7).allMatch(text -> text.contains("not on the screen"));
  }

  @Test
  void stopsAtItsBudgetOfActions() {
    Policy restless = situation -> new Action.Press(Key.HOME);
    assertThat(run(BOLD_TEXT, restless, new Budget(3, 100)).cost().actions()).isEqualTo(3);
    assertThat(phone.actions()).isEqualTo(3);
  }

  @Test
  void findsTheSettingWithoutAnybodyToAsk() {
    for (long seed = 0; seed < 100; seed++) {
      SimulatedPhone unknown = SimulatedPhone.ofSeed(seed);
      Ports ports =
          new Ports(unknown, new SettingsPolicy(), question -> Optional.empty(), recorded::add);
      Outcome outcome = new Session(BOLD_TEXT, ports, new Budget(200, 400)).run();
      assertThat(outcome.kind()).as("seed %d", seed).isEqualTo(Outcome.Kind.DONE);
      assertThat(unknown.staleTaps()).isZero();
    }
  }

  @Test
  void findsTheSettingInSpiteOfAWrongAnswer() {
    Ports ports =
        new Ports(
            phone,
            new SettingsPolicy(),
            question -> Optional.of("Bold text is under Settings > Network > Fonts."),
            recorded::add);
    Outcome outcome = new Session(BOLD_TEXT, ports, new Budget(200, 400)).run();
    assertThat(outcome.kind()).isEqualTo(Outcome.Kind.DONE);
  }

  @Test
  void givesUpOnASettingThatIsNowhere() {
    Task nowhere = new Task("fly", "Fly.", new Goal("Antigravity", "on"));
    Outcome outcome = run(nowhere, new SettingsPolicy(), new Budget(300, 600));
    assertThat(outcome.kind()).isEqualTo(Outcome.Kind.GAVE_UP);
    assertThat(outcome.reason()).isEqualTo("'Antigravity' is on no page that was found");
  }

  @Test
  void doesOneTaskOnly() {
    Session session = new Session(BOLD_TEXT, ports(new SettingsPolicy()), Budget.ample());
    session.run();
    assertThatThrownBy(session::run)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("make another");
  }

  private Outcome run(Task task, Policy policy, Budget budget) {
    return new Session(task, ports(policy), budget).run();
  }

  private Ports ports(Policy policy) {
    return new Ports(phone, policy, question -> Optional.empty(), recorded::add);
  }

  private static Action claim(Claim claim) {
    return new Action.Finish(claim, "because I say so");
  }

  private List<String> texts(String kind) {
    return recorded.stream().filter(entry -> entry.kind().equals(kind)).map(Entry::text).toList();
  }
}
