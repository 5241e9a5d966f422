package dev.lethe.analysis.flow;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The ways through one body, with value numbers of their own: every constant has one, too.
 *
 * @param parameters value numbers of the parameters, the receiver first
 * @param nodes the instructions in their order; the first is where the body begins
 * @param constants the constants among the values: numbers, and a name for any other
 */
public record ControlFlow(int[] parameters, List<Node> nodes, Map<Integer, Object> constants) {

  /** A body that does nothing. */
  public static ControlFlow empty() {
    return new ControlFlow(new int[0], List.of(), Map.of());
  }

  /**
   * One instruction.
   *
   * @param step what it does, or null for nothing that matters
   * @param index where the same step stands in the body's {@link Flow}
   * @param ways where it goes on
   */
  public record Node(@Nullable Step step, int index, List<Way> ways) {}

  /**
   * One way from an instruction to another.
   *
   * @param to the node it leads to
   * @param exceptional whether it is taken when the instruction throws
   * @param test what is known of a value on this way, or null
   * @param moves values that go on under another number on this way
   */
  public record Way(int to, boolean exceptional, @Nullable Test test, List<Step.Move> moves) {}

  /** A boolean value is known to be true, or false. */
  public record Test(int value, boolean truth) {}
}
