package dev.lethe.catalogue.testkit;

/** Something that enforces rules, as the test kit sees it. */
@FunctionalInterface
public interface Engine {

  /** Checks a program. */
  Outcome check(CompiledCase program);

  /** Whether the engine enforces a rule; expectations of other rules are not held against it. */
  default boolean enforces(String rule) {
    return true;
  }
}
