package dev.lethe.checker.config;

import dev.lethe.catalogue.vocabulary.Origin;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.Node;

/** Collects what is wrong with one file, so that all of it can be told at once. */
final class Problems {

  private record Problem(Origin origin, String sentence) {

    @Override
    public String toString() {
      return origin + ": " + sentence;
    }
  }

  private final String file;
  private final List<Problem> problems = new ArrayList<>();

  Problems(String file) {
    this.file = file;
  }

  /** Where a node stands. */
  Origin origin(Node node) {
    return new Origin(file, node.getStartMark().map(Mark::getLine).orElse(-1) + 1);
  }

  void add(Node node, String sentence) {
    problems.add(new Problem(origin(node), sentence));
  }

  /** Throws if anything was added. */
  void raise() {
    if (!problems.isEmpty()) {
      throw new ConfigurationException(
          problems.stream()
              .sorted(Comparator.comparingInt(problem -> problem.origin().line()))
              .map(Problem::toString)
              .toList());
    }
  }
}
