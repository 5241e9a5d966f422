package dev.lethe.benchmarks.measure;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Several measurements of one quantity.
 *
 * @param median the one in the middle, or halfway between the two in the middle
 * @param least the smallest
 * @param most the largest
 */
public record Spread(double median, double least, double most) {

  /**
   * The spread of a quantity over runs.
   *
   * @param runs at least one
   */
  public static Spread of(List<Run> runs, ToDoubleFunction<Run> quantity) {
    double[] sorted = runs.stream().mapToDouble(quantity).sorted().toArray();
    if (sorted.length == 0) {
      throw new IllegalArgumentException("no runs");
    }
    return new Spread(median(sorted), sorted[0], sorted[sorted.length - 1]);
  }

  private static double median(double[] sorted) {
    int upper = sorted.length / 2;
    int lower = (sorted.length - 1) / 2;
    return Arrays.stream(sorted, lower, upper + 1).average().orElseThrow();
  }
}
