package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.flow.Step;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Texts that one body puts together of parts: where few constants can be each part, so can be what
 * they make. Builders are followed while a body hands them on in a straight line.
 */
final class Texts {

  private static final int MOST_OF_A_PART = 8;
  private static final int MOST = 32;
  private static final int LONGEST = 400;
  private static final String PART = "\u0001";

  private final Solver solver;
  private final Map<Integer, List<Integer>> builders = new HashMap<>();

  Texts(Solver solver) {
    this.solver = solver;
  }

  /** A builder is made. */
  void create(int value) {
    builders.put(value, new ArrayList<>());
  }

  /** One value is another one from now on. */
  void move(int from, int to) {
    List<Integer> parts = builders.get(from);
    if (parts != null) {
      builders.put(to, parts);
    }
  }

  /** A call that may be one on a builder, or join two strings. */
  void call(Step.Call step, int[] nodes, int result) {
    List<Integer> parts = step.arguments().length == 0 ? null : builders.get(step.arguments()[0]);
    if (parts != null) {
      callBuilder(step, parts, nodes, result);
    } else if (step.target().owner().equals("java/lang/String")
        && step.target().name().equals("concat")) {
      join(result, PART + PART, nodes);
    }
  }

  private void callBuilder(Step.Call step, List<Integer> parts, int[] nodes, int result) {
    switch (step.target().name()) {
      case "<init>", "append" -> {
        if (step.target().descriptor().startsWith("(Ljava/lang/")) {
          parts.add(nodes[1]);
        } else if (nodes.length > 1) {
          parts.add(0);
        }
        move(step.arguments()[0], step.result());
      }
      case "toString" ->
          join(
              result,
              PART.repeat(parts.size()),
              parts.stream().mapToInt(Integer::intValue).toArray());
      default -> parts.add(0);
    }
  }

  /**
   * Puts into a node the texts that a recipe makes of what its parts can be.
   *
   * @param recipe constant text, with character 1 where a part goes
   * @param parts nodes; 0 for one that is no known text
   */
  void join(int result, String recipe, int[] parts) {
    List<Set<String>> known = new ArrayList<>();
    for (int i = 0; i < parts.length; i++) {
      if (parts[i] == 0) {
        return;
      }
      known.add(new LinkedHashSet<>(2));
    }
    for (int i = 0; i < parts.length; i++) {
      Set<String> ofPart = known.get(i);
      solver.constraints.listen(
          parts[i],
          object -> {
            if (isText(object) && ofPart.size() < MOST_OF_A_PART && ofPart.add(text(object))) {
              all(recipe, known).forEach(text -> solver.constraints.add(result, made(text)));
            }
          });
    }
  }

  private static boolean isText(HeapObject object) {
    return object.kind() == HeapObject.Kind.TEXT && !text(object).isEmpty();
  }

  private static String text(HeapObject object) {
    return object.detail() instanceof String text ? text : "";
  }

  private HeapObject made(String text) {
    return solver.object(HeapObject.Kind.TEXT, "java/lang/String", null, text);
  }

  private static List<String> all(String recipe, List<Set<String>> parts) {
    List<String> texts = List.of("");
    int part = 0;
    for (int at = 0; at < recipe.length(); at++) {
      Set<String> next =
          recipe.charAt(at) == 1 ? parts.get(part++) : Set.of(recipe.substring(at, at + 1));
      texts = joined(texts, next);
    }
    return texts;
  }

  private static List<String> joined(List<String> texts, Set<String> next) {
    List<String> all = new ArrayList<>();
    for (String text : texts) {
      for (String end : next) {
        if (all.size() < MOST && text.length() + end.length() < LONGEST) {
          all.add(text + end);
        }
      }
    }
    return all;
  }
}
