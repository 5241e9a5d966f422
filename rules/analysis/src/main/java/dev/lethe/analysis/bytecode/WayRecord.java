package dev.lethe.analysis.bytecode;

import dev.lethe.analysis.flow.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Takes down, while a body is walked, which instruction made which step and what met where. */
final class WayRecord {

  /** A value that arrives at a place where ways meet. */
  record Arrival(int from, int to, boolean exceptional, int value, int join) {}

  private final List<Integer> origins = new ArrayList<>();
  private final List<Arrival> arrivals = new ArrayList<>();
  private final Map<Integer, Object> constants = new HashMap<>();
  private int at;

  /** The walk is at an instruction. */
  void at(int index) {
    at = index;
  }

  /** A step was added; {@code -1} stands for one that belongs to no instruction. */
  void step(Step step) {
    origins.add(step instanceof Step.Catch ? -1 : at);
  }

  void arrival(int to, boolean exceptional, int value, int join) {
    arrivals.add(new Arrival(at, to, exceptional, value, join));
  }

  void constant(int value, Object constant) {
    constants.put(value, constant);
  }

  /** The instruction of each step, in the order of the steps. */
  List<Integer> origins() {
    return origins;
  }

  List<Arrival> arrivals() {
    return arrivals;
  }

  Map<Integer, Object> constants() {
    return constants;
  }
}
