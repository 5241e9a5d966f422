package dev.lethe.errorprone;

import com.google.errorprone.CompilationTestHelper;
import org.junit.jupiter.api.Test;

/** Coordinates in fields are from an earlier call, unless somebody has assigned them since. */
final class FieldsTest {

  private static final String WORDS =
      """

        interface Device {
          @ChangesScreen
          void tap(Point at);
        }

        interface RefTable {
          @ResolvesRef
          Point resolve(String ref);

          @ResolvesRef
          java.util.Optional<Point> find(String ref);
        }

        @Coordinates
        record Point(int x, int y) {}
      }
      """;

  private static final String AGENT =
      """
      import dev.lethe.annotations.*;

      final class Agent {
        private Point button;
      """;

  @Test
  void whatNobodyHasAssignedIsFromAnEarlierCall() {
    check(
        """
          @AgentEntryPoint
          void run(Device device) {
            // BUG: Diagnostic contains: a place that a field kept from an earlier call
            device.tap(button);
          }
        """);
  }

  @Test
  void aHelperMayHaveAssignedIt() {
    check(
        """
          @AgentEntryPoint
          void run(Device device, RefTable refs) {
            locate(refs);
            device.tap(button);
          }

          private void locate(RefTable refs) {
            button = refs.resolve("buy");
          }
        """);
  }

  @Test
  void aLambdaMayHaveAssignedIt() {
    check(
        """
          @AgentEntryPoint
          void run(Device device, RefTable refs) {
            refs.find("buy").ifPresent(at -> button = at);
            device.tap(button);
          }
        """);
  }

  @Test
  void whatTheMethodAssignedItselfGetsOld() {
    check(
        """
          @AgentEntryPoint
          void run(Device device, RefTable refs) {
            button = refs.resolve("buy");
            device.tap(button);
            // BUG: Diagnostic contains: a place got before the screen changed (line 9)
            device.tap(button);
          }
        """);
  }

  private static void check(String method) {
    CompilationTestHelper.newInstance(StaleCoordinateCheck.class, FieldsTest.class)
        .addSourceLines("Agent.java", AGENT + "\n" + method + WORDS)
        .doTest();
  }
}
