package dev.lethe.agent.policy;

import dev.lethe.agent.action.Action;
import dev.lethe.agent.context.Situation;

/** Chooses what to do next, from what the session knows and from nothing else. */
public interface Policy {

  /** Returns the next action. */
  Action next(Situation situation);
}
