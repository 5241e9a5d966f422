package dev.lethe.agent.session;

import dev.lethe.agent.action.Ref;
import dev.lethe.agent.context.Control;
import dev.lethe.agent.context.View;
import dev.lethe.agent.perception.Element;
import dev.lethe.agent.perception.Point;
import dev.lethe.agent.perception.Role;
import dev.lethe.agent.perception.Screen;
import dev.lethe.annotations.ResolvesRef;
import dev.lethe.annotations.SessionScoped;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Names the controls of a session. A control keeps its ref for as long as the session lasts, but a
 * ref is worth something only while its control is on the screen: that is what resolving checks.
 */
@SessionScoped
public final class RefTable {

  private final Map<Identity, Ref> refs = new HashMap<>();
  private final Map<Ref, Element> current = new HashMap<>();
  private String place = "";
  private long frame;

  /** Makes the screen the current one and returns it as a policy may see it. */
  View show(long number, Screen screen) {
    current.clear();
    frame = number;
    place = screen.place();
    return new View(
        place,
        !screen.dialog().isEmpty(),
        screen.loading(),
        screen.moreAbove(),
        screen.moreBelow(),
        controls(screen));
  }

  private List<Control> controls(Screen screen) {
    Map<Identity, Integer> seen = new HashMap<>();
    List<Control> controls = new ArrayList<>();
    for (Element element : screen.elements()) {
      Identity first = new Identity(screen.place(), element.role(), element.label(), 1);
      Ref ref = ref(first.times(seen.merge(first, 1, Integer::sum)));
      current.put(ref, element);
      controls.add(new Control(ref, element.role(), element.label(), element.value()));
    }
    return controls;
  }

  private Ref ref(Identity identity) {
    return refs.computeIfAbsent(identity, unknown -> new Ref("e" + (refs.size() + 1)));
  }

  /**
   * Returns where to touch the control now.
   *
   * @throws StaleRefException if the control is not on the current screen
   */
  @ResolvesRef
  public Point resolve(Ref ref) throws StaleRefException {
    return element(ref).bounds().center(frame);
  }

  /**
   * Returns the control as it is on the current screen.
   *
   * @throws StaleRefException if it is not on the current screen
   */
  Element element(Ref ref) throws StaleRefException {
    Element element = current.get(ref);
    if (element == null) {
      throw new StaleRefException(ref + " is not on the screen, which shows " + place);
    }
    return element;
  }

  /** What makes a control the same control on two frames; the ordinal tells equal ones apart. */
  private record Identity(String place, Role role, String label, int ordinal) {

    Identity times(int count) {
      return new Identity(place, role, label, count);
    }
  }
}
