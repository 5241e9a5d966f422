package dev.lethe.agent.policy;

import dev.lethe.agent.action.Action;
import dev.lethe.agent.context.Situation;
import java.util.Optional;

/**
 * One idea of a deterministic policy: an action for the situations it knows, empty for the rest.
 */
interface Move {

  Optional<Action> propose(Situation situation);
}
