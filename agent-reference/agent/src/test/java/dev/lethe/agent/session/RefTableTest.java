package dev.lethe.agent.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lethe.agent.action.Ref;
import dev.lethe.agent.context.View;
import dev.lethe.agent.perception.Bounds;
import dev.lethe.agent.perception.Element;
import dev.lethe.agent.perception.Point;
import dev.lethe.agent.perception.Role;
import dev.lethe.agent.perception.Screen;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RefTableTest {

  private final RefTable refs = new RefTable();

  @Test
  void resolvesWhereTheControlIsNow() throws StaleRefException {
    Ref ref = show(1, "Display", button("OK", 0));
    assertThat(refs.resolve(ref)).isEqualTo(new Point(50, 20, 1));
    assertThat(show(2, "Display", button("OK", 300))).isEqualTo(ref);
    assertThat(refs.resolve(ref)).isEqualTo(new Point(50, 320, 2));
  }

  @Test
  void refusesWhatIsGone() {
    Ref ref = show(1, "Display", button("OK", 0));
    show(2, "Display", button("Cancel", 0));
    assertThatThrownBy(() -> refs.resolve(ref))
        .isInstanceOf(StaleRefException.class)
        .hasMessage("e1 is not on the screen, which shows Display");
  }

  @Test
  void refusesTheSameLabelOnAnotherPage() {
    Ref ref = show(1, "Display", button("Reset", 0));
    assertThat(show(2, "Sound", button("Reset", 0))).isNotEqualTo(ref);
    assertThatThrownBy(() -> refs.resolve(ref)).isInstanceOf(StaleRefException.class);
  }

  @Test
  void refusesWhatItNeverNamed() {
    assertThatThrownBy(() -> refs.resolve(new Ref("e99"))).isInstanceOf(StaleRefException.class);
  }

  @Test
  void tellsEqualControlsApart() throws StaleRefException {
    View view = refs.show(1, screen("Alarms", button("Delete", 0), button("Delete", 100)));
    Ref second = view.controls().get(1).ref();
    assertThat(second).isNotEqualTo(view.controls().get(0).ref());
    assertThat(refs.resolve(second)).isEqualTo(new Point(50, 120, 1));
  }

  private Ref show(long frame, String title, Element element) {
    return refs.show(frame, screen(title, element)).controls().get(0).ref();
  }

  private static Screen screen(String title, Element... elements) {
    return new Screen(title, "", List.of(elements), false, false, false);
  }

  private static Element button(String label, int top) {
    return new Element(Role.BUTTON, label, "", new Bounds(0, top, 100, 40));
  }
}
