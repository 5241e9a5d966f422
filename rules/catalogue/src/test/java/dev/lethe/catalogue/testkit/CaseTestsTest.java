package dev.lethe.catalogue.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lethe.catalogue.Severity;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

final class CaseTestsTest {

  private static final Snippet SNIPPET =
      new Snippet(
          "test/case",
          "a title",
          List.of(new Source("A.java", "class A {}\nclass B {} // want: UnscopedNote\n")),
          List.of(),
          List.of(),
          Optional.empty(),
          false);

  private static final Reported WANTED = new Reported("UnscopedNote", Severity.ERROR, "A.java", 2);

  @TempDir Path folder;

  @Test
  void anEngineThatReportsWhatIsWantedPasses() throws Throwable {
    DynamicTest test = test(program -> Outcome.complete(List.of(WANTED)));
    assertThat(test.getDisplayName()).isEqualTo("test/case");
    test.getExecutable().execute();
  }

  @Test
  void anEngineThatReportsNothingFails() {
    assertFails(program -> Outcome.complete(List.of()), "missing     A.java:2");
  }

  @Test
  void anEngineThatReportsMoreFails() {
    Reported more = new Reported("UnscopedNote", Severity.WARNING, "A.java", 1);
    assertFails(program -> Outcome.complete(List.of(WANTED, more)), "unexpected  A.java:1");
  }

  @Test
  void anEngineSeesTheCompiledProgram() throws Throwable {
    test(program -> {
          assertThat(program.classes().resolve("B.class")).exists();
          return Outcome.complete(List.of(WANTED));
        })
        .getExecutable()
        .execute();
  }

  private void assertFails(Engine engine, String difference) {
    Executable test = test(engine).getExecutable();
    assertThatThrownBy(test::execute)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(difference);
  }

  private DynamicTest test(Engine engine) {
    return CaseTests.of(List.of(SNIPPET), engine, folder).findFirst().orElseThrow();
  }
}
