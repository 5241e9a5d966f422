package dev.lethe.benchmarks;

import dev.lethe.benchmarks.measure.Run;
import java.util.function.ToDoubleFunction;

/** What is measured of a run. */
enum Quantity {
  WALL("wall", "s", "%.2f", Run::wall),
  PROCESSOR("CPU", "s", "%.2f", Run::processor),
  PEAK("peak memory", "MiB", "%.0f", Run::peak);

  private final String word;
  private final String unit;
  private final String format;
  private final ToDoubleFunction<Run> measured;

  Quantity(String word, String unit, String format, ToDoubleFunction<Run> measured) {
    this.word = word;
    this.unit = unit;
    this.format = format;
    this.measured = measured;
  }

  String word() {
    return word;
  }

  String unit() {
    return unit;
  }

  String format() {
    return format;
  }

  double of(Run run) {
    return measured.applyAsDouble(run);
  }
}
