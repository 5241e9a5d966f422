package dev.lethe.agent.perception;

/** A control or text as perceived on one frame; {@code value} is empty where there is none. */
public record Element(Role role, String label, String value, Bounds bounds) {

  /** Says whether the other is the same control by its role and label, wherever it is now. */
  public boolean isSameControlAs(Element other) {
    return role == other.role && label.equals(other.label);
  }
}
