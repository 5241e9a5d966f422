package dev.lethe.analysis.judge.notes;

import dev.lethe.analysis.flow.Step;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tells whether a predicate asks the notes it is given. */
final class Predicates {

  /** Whether a note has been asked if the predicate holds for it, and if it does not. */
  record Answer(boolean whenTrue, boolean whenFalse) {

    static final Answer NONE = new Answer(false, false);

    Answer negated() {
      return new Answer(whenFalse, whenTrue);
    }

    Answer and(Answer other) {
      return new Answer(whenTrue || other.whenTrue, whenFalse && other.whenFalse);
    }
  }

  private final Desk desk;
  private final Body body;

  Predicates(Desk desk, Body body) {
    this.desk = desk;
    this.body = body;
  }

  /** What a value tells, which the call graph knows under another number, or 0. */
  Answer of(int value, int flowing) {
    Step made = body.names().definition(value);
    if (made instanceof Step.Function function) {
      return answer(desk.functionals.of(body.context(), function));
    }
    if (made instanceof Step.Call call && isOfPredicates(call)) {
      return combined(call);
    }
    List<Functional> functionals = desk.functionals.at(body.context(), flowing);
    Answer all = functionals.isEmpty() ? Answer.NONE : new Answer(true, true);
    for (Functional functional : functionals) {
      Answer one = answer(functional);
      all = new Answer(all.whenTrue && one.whenTrue, all.whenFalse && one.whenFalse);
    }
    return all;
  }

  private static boolean isOfPredicates(Step.Call call) {
    return call.target().owner().equals("java/util/function/Predicate");
  }

  private Answer combined(Step.Call call) {
    int[] arguments = call.arguments();
    Answer first = of(arguments[0], flowing(call, 0));
    return switch (call.target().name()) {
      case "not", "negate" -> first.negated();
      case "and" -> first.and(of(arguments[1], flowing(call, 1)));
      case "or" -> first.negated().and(of(arguments[1], flowing(call, 1)).negated()).negated();
      default -> Answer.NONE;
    };
  }

  private int flowing(Step.Call call, int index) {
    for (var node : body.control().nodes()) {
      if (node.step() == call && body.step(node) instanceof Step.Call known) {
        return known.arguments()[index];
      }
    }
    return 0;
  }

  private Answer answer(Functional functional) {
    Step.Function step = functional.step();
    if (step != null && step.captured().length == 0) {
      if (!step.constructs() && desk.types.isQuestion(step.implementation())) {
        return new Answer(true, false);
      }
    }
    if (functional.target() == null) {
      return Answer.NONE;
    }
    String element = desk.body(functional.target()).parameterName(functional.first());
    Truth truth = desk.summary(functional.target()).truth();
    return new Answer(has(truth.whenTrue(), element), has(truth.whenFalse(), element));
  }

  private static boolean has(@Nullable Set<String> asked, String name) {
    return asked == null || asked.contains(name);
  }
}
