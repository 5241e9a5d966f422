package dev.lethe.agent.context;

import dev.lethe.agent.action.Ref;
import dev.lethe.agent.perception.Role;

/** A control as a policy sees it: with a ref to name it by, and without coordinates. */
public record Control(Ref ref, Role role, String label, String value) {

  /** Says whether it is of that role and has that label. */
  public boolean is(Role wanted, String words) {
    return role == wanted && label.equals(words);
  }
}
