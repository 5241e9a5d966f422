package dev.lethe.analysis.judge;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.facts.Facts;
import dev.lethe.analysis.program.MethodModel;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Whether a store's method hands what was recorded to one of its parameters: a value from the
 * store's fields or files gets into a call on the parameter or into an array parameter. Follows the
 * application's own helper methods and lambdas.
 */
final class HandOut {

  /**
   * A method with what is known of its arguments.
   *
   * @param recorded bit i: argument i is recorded data (the receiver is argument 0 of an instance
   *     method)
   * @param outlets bit i: argument i is a parameter of the store's method
   */
  record Question(MethodModel method, long recorded, long outlets) {}

  private final CallGraph graph;
  private final Facts facts;
  private final Map<Question, Boolean> answers = new HashMap<>();
  private final Set<Question> asking = new HashSet<>();

  HandOut(CallGraph graph, Facts facts) {
    this.graph = graph;
    this.facts = facts;
  }

  /** The answer for a store's method, empty where its body is not to be had. */
  Optional<Boolean> of(MethodModel method) {
    if (method.isAbstract() || method.isNative()) {
      return Optional.empty();
    }
    int shift = method.isStatic() ? 0 : 1;
    long outlets = 0;
    for (int i = 0; i < method.parameterTypes().size(); i++) {
      String type = method.parameterTypes().get(i);
      boolean array = type.charAt(0) == '[';
      outlets |= array || !graph.isValue(type) ? bit(i + shift) : 0;
    }
    return Optional.of(ask(new Question(method, 0, outlets)));
  }

  /** A question that is being asked already adds nothing to its own answer. */
  boolean ask(Question question) {
    if (question.outlets == 0 || !asking.add(question)) {
      return false;
    }
    Boolean known = answers.get(question);
    if (known == null) {
      known = new HandOutFlow(graph, facts, this, question).handsOut();
      answers.put(question, known);
    }
    asking.remove(question);
    return known;
  }

  static long bit(int index) {
    return index < 64 ? 1L << index : 0;
  }
}
