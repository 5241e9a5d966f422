package dev.lethe.catalogue.testkit;

import dev.lethe.catalogue.Rules;
import java.util.function.Function;

/** Something that enforces rules, as the test kit sees it. */
@FunctionalInterface
public interface Engine {

  /** An engine that enforces the active rules, and that exceptions to them hold. */
  static Engine ofActiveRules(Function<CompiledCase, Outcome> check) {
    return new Engine() {
      @Override
      public Outcome check(CompiledCase program) {
        return check.apply(program);
      }

      @Override
      public boolean enforces(String rule) {
        return rule.equals("Allowance")
            || Rules.active().stream().anyMatch(it -> it.name().equals(rule));
      }
    };
  }

  /** Checks a program. */
  Outcome check(CompiledCase program);

  /** Whether the engine enforces a rule; expectations of other rules are not held against it. */
  default boolean enforces(String rule) {
    return true;
  }
}
