package dev.lethe.analysis.judge.notes;

import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.flow.Step;
import org.jspecify.annotations.Nullable;

/**
 * What runs when a functional object is called.
 *
 * @param context where the object is made
 * @param step the lambda or method reference; null for an object of an ordinary class
 * @param target what runs; null for a method of a library, or without a body
 * @param first the index of the first parameter that is not captured
 * @param line the line where it is written
 */
record Functional(
    Context context, Step.@Nullable Function step, @Nullable Context target, int first, int line) {

  /** The same, with the line of the call that takes it: compilers give references none. */
  Functional at(int taken) {
    return new Functional(context, step, target, first, taken);
  }
}
