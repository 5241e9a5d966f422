package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.flow.Step;

/**
 * A step of a body as one world runs it.
 *
 * @param context the method
 * @param step the step, by identity
 */
public record Site(Context context, Step step) implements Caller {

  @Override
  public Site site() {
    return this;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Site site && site.context == context && site.step == step;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(context) * 31 + System.identityHashCode(step);
  }
}
