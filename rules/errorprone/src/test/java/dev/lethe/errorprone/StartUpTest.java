package dev.lethe.errorprone;

import com.google.errorprone.CompilationTestHelper;
import org.junit.jupiter.api.Test;

/** What initialisers do, themselves or by what they call, is there before any session. */
final class StartUpTest {

  @Test
  void aTableFilledByHelpersOfItsInitialiserIsClean() {
    compiling()
        .addSourceLines(
            "Agent.java",
            """
            import dev.lethe.annotations.AgentEntryPoint;
            import java.util.HashMap;
            import java.util.Map;

            final class Agent {
              private static final Map<String, String> KNOWN = new HashMap<>();
              static final String PLAIN = constant("plain");

              private static String constant(String name) {
                return known(name);
              }

              private static String known(String name) {
                KNOWN.put(name, name);
                return name;
              }

              @AgentEntryPoint
              String run(String name) {
                return KNOWN.get(name);
              }
            }
            """)
        .doTest();
  }

  @Test
  void aCounterThatEachObjectAsksIsNot() {
    compiling()
        .addSourceLines(
            "Agent.java",
            """
            import dev.lethe.annotations.AgentEntryPoint;

            final class Agent {
              // BUG: Diagnostic contains: sessions write this static field and read it
              private static int made;
              private final int number = made++;

              @AgentEntryPoint
              int run() {
                return number;
              }
            }
            """)
        .doTest();
  }

  private static CompilationTestHelper compiling() {
    return CompilationTestHelper.newInstance(SessionOutlivingStateCheck.class, StartUpTest.class);
  }
}
