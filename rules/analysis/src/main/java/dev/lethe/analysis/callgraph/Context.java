package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.flow.Flow;
import dev.lethe.analysis.program.MethodModel;

/** A method as one world runs it, with a node for each of its values. */
public final class Context {

  private final MethodModel method;
  private final World world;
  private final Flow flow;
  private final int firstNode;

  Context(MethodModel method, World world, Flow flow, int firstNode) {
    this.method = method;
    this.world = world;
    this.flow = flow;
    this.firstNode = firstNode;
  }

  public MethodModel method() {
    return method;
  }

  public World world() {
    return world;
  }

  public Flow flow() {
    return flow;
  }

  /** The node of a value, or 0 for the value of which nothing is known. */
  int node(int value) {
    return value == 0 ? 0 : firstNode + value - 1;
  }

  /** The node of what the method returns. */
  int result() {
    return firstNode + flow.values() - 1;
  }

  /** The nodes of the parameters, receiver first. */
  int[] parameters() {
    int[] nodes = new int[flow.parameters().length];
    for (int i = 0; i < nodes.length; i++) {
      nodes[i] = node(flow.parameters()[i]);
    }
    return nodes;
  }

  @Override
  public String toString() {
    return method + " (" + world + ")";
  }
}
