package dev.lethe.analysis.flow;

import java.util.List;

/**
 * The value flow of one body.
 *
 * @param values how many value numbers there are, 0 included
 * @param parameters value numbers of the parameters; the receiver first, unless the method is
 *     static
 * @param steps what happens, in the order in which the blocks were walked
 * @param firstLine the smallest line number, or 0
 * @param mentions how often the steps name each value, where it is made included
 */
public record Flow(int values, int[] parameters, List<Step> steps, int firstLine, int[] mentions) {

  /** A body that does nothing, for methods without one. */
  public static Flow empty(int parameters) {
    int[] numbers = new int[parameters];
    for (int i = 0; i < parameters; i++) {
      numbers[i] = i + 1;
    }
    return new Flow(parameters + 1, numbers, List.of(), 0, new int[parameters + 1]);
  }
}
