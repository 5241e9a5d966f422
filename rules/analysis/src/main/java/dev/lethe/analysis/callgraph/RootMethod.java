package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.program.MethodModel;

/**
 * A method with a body where sessions start.
 *
 * @param method the method
 * @param reason why it is one
 */
public record RootMethod(MethodModel method, String reason) {}
