package dev.lethe.errorprone;

import com.google.errorprone.BugCheckerRefactoringTestHelper;
import com.google.errorprone.bugpatterns.BugChecker;
import org.junit.jupiter.api.Test;

/** What the checks suggest, and where they had better suggest nothing. */
final class FixesTest {

  private static final String WORDS =
      """
      interface Device { @ChangesScreen void tap(Point at); }
      interface RefTable { @ResolvesRef Point resolve(String ref); }
      @Coordinates record Point(int x, int y) {}
      """;

  @Test
  void resolvesAgainWhereTheReferenceIsStillThere() {
    changes(
        StaleCoordinateCheck.class,
        """
        import dev.lethe.annotations.*;
        record Agent(Device device, RefTable refs) {
          @AgentEntryPoint void run(String ref) {
            Point key = refs.resolve(ref);
            device.tap(key);
            device.tap(key);
          }
        }
        """,
        """
        import dev.lethe.annotations.*;
        record Agent(Device device, RefTable refs) {
          @AgentEntryPoint void run(String ref) {
            Point key = refs.resolve(ref);
            device.tap(key);
            device.tap(refs.resolve(ref));
          }
        }
        """);
  }

  @Test
  void doesNotResolveAgainWhatMayHaveBecomeAnotherReference() {
    leaves(
        StaleCoordinateCheck.class,
        """
        import dev.lethe.annotations.*;
        record Agent(Device device, RefTable refs) {
          @AgentEntryPoint void run(String ref) {
            Point key = refs.resolve(ref);
            ref = ref + "/more";
            device.tap(key);
            device.tap(key);
          }
        }
        """);
  }

  @Test
  void doesNotResolveAgainWhereTwoPlacesMayBeMeant() {
    leaves(
        StaleCoordinateCheck.class,
        """
        import dev.lethe.annotations.*;
        record Agent(Device device, RefTable refs) {
          @AgentEntryPoint void run(String ref, boolean first) {
            Point key = refs.resolve(ref);
            if (first) {
              key = refs.resolve("first");
            }
            device.tap(key);
            device.tap(key);
          }
        }
        """);
  }

  @Test
  void makesAStaticOneOfTheObjectWhereOnlyTheObjectUsesIt() {
    changes(
        SessionOutlivingStateCheck.class,
        """
        import dev.lethe.annotations.*;
        final class Agent {
          private static String last = "";
          @AgentEntryPoint String run(String goal) {
            String before = last;
            last = goal;
            return before;
          }
        }
        """,
        """
        import dev.lethe.annotations.*;
        final class Agent {
          private String last = "";
          @AgentEntryPoint String run(String goal) {
            String before = last;
            last = goal;
            return before;
          }
        }
        """);
  }

  @Test
  void leavesAStaticThatStaticCodeUses() {
    leaves(
        SessionOutlivingStateCheck.class,
        """
        import dev.lethe.annotations.*;
        final class Agent {
          private static String last = "";
          @AgentEntryPoint String run(String goal) {
            String before = last;
            last = goal;
            return before;
          }
          static String last() { return last; }
        }
        """);
  }

  @Test
  void leavesAStaticThatIsNamedByItsClass() {
    leaves(
        SessionOutlivingStateCheck.class,
        """
        import dev.lethe.annotations.*;
        final class Agent {
          private static String last = "";
          @AgentEntryPoint String run(String goal) {
            String before = Agent.last;
            last = goal;
            return before;
          }
        }
        """);
  }

  private static void leaves(Class<? extends BugChecker> check, String program) {
    changes(check, program, program);
  }

  private static void changes(Class<? extends BugChecker> check, String from, String to) {
    BugCheckerRefactoringTestHelper.newInstance(check, FixesTest.class)
        .addInputLines("Agent.java", withWords(from))
        .addOutputLines("Agent.java", withWords(to))
        .doTest(BugCheckerRefactoringTestHelper.TestMode.TEXT_MATCH);
  }

  /** The helper takes files of one type. */
  private static String withWords(String program) {
    return program.substring(0, program.lastIndexOf('}')) + WORDS + "}\n";
  }
}
