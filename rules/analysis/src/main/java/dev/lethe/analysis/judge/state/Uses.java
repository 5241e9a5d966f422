package dev.lethe.analysis.judge.state;

import dev.lethe.analysis.flow.Flow;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import java.util.BitSet;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** What becomes of values in one body. */
final class Uses {

  private final Flow flow;

  Uses(Flow flow) {
    this.flow = flow;
  }

  /**
   * Whether a value does nothing but get back, changed, into the field it is from: a counter that
   * is only bumped.
   */
  boolean onlyFeeds(int value, Member field) {
    return onlyGoes(
        value,
        step ->
            step instanceof Step.Store store && store.field().equals(field) ? store.value() : 0);
  }

  /** Whether a value does nothing but get back, changed, into the array it is from. */
  boolean onlyFeedsArray(int value, int array) {
    return onlyGoes(
        value,
        step ->
            step instanceof Step.ArrayStore store && store.array() == array ? store.value() : 0);
  }

  /** Whether a value does nothing but receive calls of a kind. */
  boolean isOnlyReceiver(int value, Predicate<Step.Call> kind) {
    BitSet values = new BitSet();
    values.set(value);
    boolean received = false;
    for (Step step : flow.steps()) {
      if (step instanceof Step.Cast cast && values.get(cast.from())) {
        values.set(cast.to());
      } else if (step instanceof Step.Call call && receives(call, values)) {
        received = true;
        if (!kind.test(call)) {
          return false;
        }
      } else if (usesOtherwise(step, values) || moves(step, values)) {
        return false;
      }
    }
    return received;
  }

  private static boolean moves(Step step, BitSet values) {
    return step instanceof Step.Move move && values.get(move.from())
        || step instanceof Step.Derive derive && any(values, derive.from());
  }

  private static boolean receives(Step.Call call, BitSet values) {
    return call.arguments().length > 0 && values.get(call.arguments()[0]);
  }

  private boolean onlyGoes(int value, ToIntFunction<Step> stores) {
    BitSet derived = new BitSet();
    derived.set(value);
    int before = 0;
    while (before != derived.cardinality()) {
      before = derived.cardinality();
      for (Step step : flow.steps()) {
        if (step instanceof Step.Derive derive
            && derive.value() != 0
            && any(derived, derive.from())) {
          derived.set(derive.value());
        } else if (step instanceof Step.Move move && derived.get(move.from())) {
          derived.set(move.to());
        }
      }
    }
    boolean stored = false;
    for (Step step : flow.steps()) {
      if (derived.get(stores.applyAsInt(step))) {
        stored = true;
      } else if (usesOtherwise(step, derived)) {
        return false;
      }
    }
    return stored;
  }

  private static boolean usesOtherwise(Step step, BitSet values) {
    boolean[] used = new boolean[1];
    boolean carries =
        step instanceof Step.Move || (step instanceof Step.Derive derive && derive.value() != 0);
    if (!carries) {
      step.renumbered(
          value -> {
            used[0] |= values.get(value) && !defines(step, value);
            return value;
          });
    }
    return used[0];
  }

  private static boolean defines(Step step, int value) {
    return (step instanceof Step.Load load && load.value() == value)
        || (step instanceof Step.Call call && call.result() == value)
        || (step instanceof Step.ArrayLoad element && element.value() == value);
  }

  private static boolean any(BitSet set, int[] values) {
    for (int value : values) {
      if (set.get(value)) {
        return true;
      }
    }
    return false;
  }
}
