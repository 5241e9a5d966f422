package dev.lethe.errorprone.freshness;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;

/**
 * An acting call that is given something that is not fresh.
 *
 * @param call the call
 * @param argument what it is given
 * @param cause why it is not fresh
 * @param line where the screen changed since, or what cannot be acted on was got; 0 where no line
 *     of this file tells
 */
public record Consumption(
    MethodInvocationTree call, ExpressionTree argument, Cause cause, long line) {

  /** Whether somebody chose the numbers, so that no screen is known to have gone by. */
  public boolean isChosen() {
    return cause.compareTo(Cause.GIVEN) <= 0;
  }

  /** Why something is not fresh; later ones weigh more. */
  public enum Cause {
    LITERAL,
    GIVEN,
    OBSERVED,
    KEPT,
    STALE
  }
}
