package dev.lethe.analysis.callgraph;

import dev.lethe.catalogue.finding.StepKind;
import org.jspecify.annotations.Nullable;

/**
 * One method runs another.
 *
 * @param caller what makes it run
 * @param target what runs
 * @param kind how; a call with several targets is told by counting
 */
public record CallEdge(Caller caller, Context target, StepKind kind) {

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof CallEdge edge
        && target == edge.target
        && kind == edge.kind
        && caller.equals(edge.caller);
  }

  @Override
  public int hashCode() {
    return (caller.hashCode() * 31 + target.hashCode()) * 31 + kind.ordinal();
  }
}
