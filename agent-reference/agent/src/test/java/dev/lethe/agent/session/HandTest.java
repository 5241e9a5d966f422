package dev.lethe.agent.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lethe.agent.action.Action;
import dev.lethe.agent.action.Direction;
import dev.lethe.agent.action.Key;
import dev.lethe.agent.action.Ref;
import dev.lethe.agent.context.Context;
import dev.lethe.agent.perception.PerceptionCache;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class HandTest {

  private final ScriptedDevice device = new ScriptedDevice();
  private final RefTable refs = new RefTable();
  private final Sight sight =
      new Sight(
          device,
          new PerceptionCache(),
          refs,
          new NoteBlock(),
          new Context(),
          new Journal(entry -> {}));
  private final Hand hand = new Hand(device, sight, refs);

  @BeforeEach
  void look() {
    sight.look();
  }

  @Test
  void looksAgainAndActsOnce() throws StaleRefException {
    long before = sight.observations();
    hand.perform(new Action.Tap(nfc()), "Page");
    assertThat(device.actions).containsExactly("tap");
    assertThat(sight.observations()).isEqualTo(before + 1);
  }

  @Test
  void sendsNothingToAPageThatCameInBetween() {
    List<Action> actions =
        List.of(
            new Action.Tap(nfc()),
            new Action.Type(nfc(), "text"),
            new Action.Swipe(Direction.FORWARD),
            new Action.Press(Key.BACK));
    device.title = "Call from Ada";
    assertThat(actions)
        .allSatisfy(
            action ->
                assertThatThrownBy(() -> hand.perform(action, "Page"))
                    .isInstanceOf(StaleRefException.class)
                    .hasMessage("Page is gone; the screen shows Call from Ada"));
    assertThat(device.actions).isEmpty();
  }

  @Test
  void typesOnlyWhereItsFieldIs() {
    assertThatThrownBy(() -> hand.perform(new Action.Type(new Ref("e9"), "text"), "Page"))
        .isInstanceOf(StaleRefException.class);
    assertThat(device.actions).isEmpty();
  }

  private Ref nfc() {
    return sight.view().controls().get(0).ref();
  }
}
