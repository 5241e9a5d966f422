package dev.lethe.analysis.callgraph;

import dev.lethe.catalogue.finding.StepKind;

/**
 * One method runs another.
 *
 * @param caller what makes it run
 * @param target what runs
 * @param kind how; a call with several targets is told by counting
 */
public record CallEdge(Caller caller, Context target, StepKind kind) {}
