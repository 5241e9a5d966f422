package dev.lethe.analysis.judge.state;

import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.program.MethodModel;

/**
 * A line that reads or writes a slot.
 *
 * @param context the method, and who runs it
 * @param line the line
 */
record Use(Context context, int line) {

  MethodModel method() {
    return context.method();
  }
}
