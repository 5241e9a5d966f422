package dev.lethe.agent.context;

import dev.lethe.agent.perception.Role;
import java.util.List;
import java.util.Optional;

/**
 * A screen as a policy sees it.
 *
 * @param place the page, and the dialog if one is open
 * @param dialog whether a dialog is in front
 */
public record View(
    String place,
    boolean dialog,
    boolean loading,
    boolean moreAbove,
    boolean moreBelow,
    List<Control> controls) {

  public View {
    controls = List.copyOf(controls);
  }

  /** Finds a control by role and label. */
  public Optional<Control> find(Role role, String label) {
    return controls.stream().filter(control -> control.is(role, label)).findFirst();
  }

  /** Returns the controls of one role, from top to bottom. */
  public List<Control> all(Role role) {
    return controls.stream().filter(control -> control.role() == role).toList();
  }
}
