package dev.lethe.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.analysis.bytecode.Flows;
import dev.lethe.analysis.bytecode.ProgramReader;
import dev.lethe.analysis.callgraph.RootMethod;
import dev.lethe.analysis.classpath.ClassPath;
import dev.lethe.analysis.entrypoints.EntryPoints;
import dev.lethe.analysis.facts.Words;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.frameworks.Framework;
import dev.lethe.catalogue.frameworks.FrameworkReader;
import dev.lethe.catalogue.vocabulary.MemberPattern;
import dev.lethe.catalogue.vocabulary.Origin;
import dev.lethe.catalogue.vocabulary.Vocabulary;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Why a method that a framework calls is an entry point, and when it is none. */
class FrameworkCallsTest {

  @interface Skill {}

  interface Step<T> {

    String take(T input);
  }

  abstract static class Pace implements Step<String> {}

  static final class Walk extends Pace {

    @Override
    public String take(String input) {
      return input;
    }

    @Skill
    String sing() {
      return "";
    }

    String take() {
      return "";
    }
  }

  private static final Framework KIT =
      kit("packages com.acme.kit", "FrameworkCallsTest$Skill", "FrameworkCallsTest$Step take");

  @TempDir Path classes;
  @TempDir Path libraries;

  @Test
  void tellsTheReason() throws IOException {
    write(classes, Walk.class);
    write(libraries, Skill.class, Step.class, Pace.class);

    assertThat(entryPoints(KIT))
        .containsExactly(
            "sing()Ljava/lang/String;: @FrameworkCallsTest.Skill of Acme Kit",
            "take(Ljava/lang/String;)Ljava/lang/String;:"
                + " FrameworkCallsTest.Step#take of Acme Kit, overridden");
  }

  @Test
  void letsTheProjectsOwnWordGoFirst() throws IOException {
    write(classes, Walk.class);
    write(libraries, Skill.class);
    MemberPattern pattern =
        MemberPattern.parse(Walk.class.getName() + "#sing", new Origin("this test", 0));

    assertThat(entryPoints(KIT, pattern))
        .containsExactly("sing()Ljava/lang/String;: this test: " + Walk.class.getName() + "#sing");
  }

  @Test
  void isSilentWhereTheFrameworkIsMissing() throws IOException {
    write(classes, Walk.class);
    Framework other = kit("packages com.acme.kit", "Absent", "Missing take");

    assertThat(entryPoints(other)).isEmpty();
  }

  @Test
  void leavesAFrameworksOwnClassesToThemselves() throws IOException {
    write(classes, Walk.class, Skill.class, Step.class, Pace.class);
    Framework own =
        kit(
            "packages dev.lethe.analysis",
            "FrameworkCallsTest$Skill",
            "FrameworkCallsTest$Step take");

    assertThat(entryPoints(own)).isEmpty();
    assertThat(entryPoints(KIT)).hasSize(2);
  }

  private static Framework kit(String packages, String annotation, String override) {
    return FrameworkReader.read(
        "kit.agents",
        List.of(
            "library Acme Kit",
            "source this test",
            packages,
            "verified com.acme:kit 1.0",
            "annotation dev.lethe.analysis." + annotation,
            "override dev.lethe.analysis." + override));
  }

  private List<String> entryPoints(Framework framework, MemberPattern... patterns) {
    List<Framework> frameworks = List.of(framework);
    try (ClassPath path = new ClassPath(List.of(classes), List.of(libraries), Optional.empty())) {
      Program program =
          new ProgramReader(
                  path, Words.marks(Vocabulary.none(), frameworks, List.of()), name -> false)
              .read(false);
      return EntryPoints.find(program, new Flows(), List.of(patterns), frameworks).roots().stream()
          .map(FrameworkCallsTest::shown)
          .toList();
    }
  }

  private static String shown(RootMethod root) {
    return root.method().selector() + ": " + root.reason();
  }

  private static void write(Path folder, Class<?>... types) throws IOException {
    for (Class<?> type : types) {
      String name = type.getName().replace('.', '/') + ".class";
      Path file = folder.resolve(name);
      Files.createDirectories(file.getParent());
      try (InputStream in = type.getClassLoader().getResourceAsStream(name)) {
        Files.write(file, in.readAllBytes());
      }
    }
  }
}
