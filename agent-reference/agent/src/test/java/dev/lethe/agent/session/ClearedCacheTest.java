package dev.lethe.agent.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.agent.Run;
import dev.lethe.agent.action.Direction;
import dev.lethe.agent.action.Key;
import dev.lethe.agent.device.Device;
import dev.lethe.agent.device.phone.SimulatedPhone;
import dev.lethe.agent.perception.Frame;
import dev.lethe.agent.perception.Point;
import dev.lethe.agent.policy.SettingsPolicy;
import dev.lethe.agent.research.Handbook;
import dev.lethe.agent.task.Cost;
import dev.lethe.agent.task.Outcome;
import dev.lethe.agent.task.Task;
import java.util.function.LongPredicate;
import org.junit.jupiter.api.Test;

/** Clearing the perception cache, whenever it happens, costs perceptions and changes nothing. */
final class ClearedCacheTest {

  @Test
  void clearingAtAnyOneStepChangesOnlyTheCost() {
    for (Task task : Run.TASKS) {
      for (long seed = 0; seed < 20; seed++) {
        Outcome undisturbed = run(task, seed, frame -> false);
        for (long step = 1; step <= undisturbed.cost().observations(); step++) {
          long cleared = step;
          assertSameButCost(undisturbed, run(task, seed, frame -> frame == cleared));
        }
      }
    }
  }

  @Test
  void clearingAtEveryStepPerceivesEveryFrame() {
    for (Task task : Run.TASKS) {
      for (long seed = 0; seed < 200; seed++) {
        Outcome undisturbed = run(task, seed, frame -> false);
        Outcome cleared = run(task, seed, frame -> true);
        assertSameButCost(undisturbed, cleared);
        assertThat(cleared.cost().perceptions())
            .isEqualTo(cleared.cost().observations())
            .isGreaterThan(undisturbed.cost().perceptions());
      }
    }
  }

  private static void assertSameButCost(Outcome expected, Outcome actual) {
    assertThat(actual.kind()).isEqualTo(expected.kind());
    assertThat(actual.reason()).isEqualTo(expected.reason());
    assertThat(actual.evidence()).isEqualTo(expected.evidence());
    Cost cost = actual.cost();
    assertThat(cost.actions()).isEqualTo(expected.cost().actions());
    assertThat(cost.observations()).isEqualTo(expected.cost().observations());
    assertThat(cost.decisions()).isEqualTo(expected.cost().decisions());
    assertThat(cost.perceptions()).isGreaterThanOrEqualTo(expected.cost().perceptions());
  }

  private static Outcome run(Task task, long seed, LongPredicate clears) {
    Watched device = new Watched(SimulatedPhone.ofSeed(seed), clears);
    Ports ports = new Ports(device, new SettingsPolicy(), Handbook.ofSettings(), entry -> {});
    device.session = new Session(task, ports, Budget.ample());
    return device.session.run();
  }

  /** Clears the session's cache whenever a frame with a fitting number is taken. */
  private static final class Watched implements Device {

    private final Device device;
    private final LongPredicate clears;
    private Session session;

    Watched(Device device, LongPredicate clears) {
      this.device = device;
      this.clears = clears;
    }

    @Override
    public Frame observe() {
      Frame frame = device.observe();
      if (clears.test(frame.number())) {
        session.clearPerceptionCache();
      }
      return frame;
    }

    @Override
    public void tap(Point at) {
      device.tap(at);
    }

    @Override
    public void type(String text) {
      device.type(text);
    }

    @Override
    public void swipe(Direction direction) {
      device.swipe(direction);
    }

    @Override
    public void press(Key key) {
      device.press(key);
    }
  }
}
