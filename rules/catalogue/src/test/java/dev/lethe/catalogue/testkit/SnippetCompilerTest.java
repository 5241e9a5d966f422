package dev.lethe.catalogue.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SnippetCompilerTest {

  private static final Source AGENT =
      new Source(
          "shop/Agent.java",
          """
          package shop;

          import dev.lethe.annotations.AgentEntryPoint;

          final class Agent {
            @AgentEntryPoint
            String run() { return new crm.Client().name(); }
          }
          """);

  private static final Source CLIENT =
      new Source(
          "crm/Client.java",
          "package crm;\n\npublic class Client { public String name() { return \"\"; } }\n");

  @TempDir Path folder;

  @Test
  void theProgramIsCompiledAgainstItsLibraryAndTheAnnotations() {
    CompiledCase compiled = compile(snippet(List.of(AGENT), List.of(CLIENT)));

    assertThat(compiled.classes().resolve("shop/Agent.class")).exists();
    assertThat(compiled.classes().resolve("crm")).doesNotExist();
    assertThat(compiled.classes().resolve("META-INF/services/shop.Skill")).hasContent("none");
    assertThat(compiled.classPath()).hasSize(2).allSatisfy(path -> assertThat(path).exists());
    assertThat(compiled.classPath().get(1).resolve("crm/Client.class")).exists();
    assertThat(compiled.sources().resolve("shop/Agent.java")).hasContent(AGENT.text());
    assertThat(compiled.configuration().orElseThrow()).hasContent("failOn: error");
  }

  @Test
  void aProgramThatDoesNotCompileIsRefusedWithTheCompilersWords() {
    assertThatThrownBy(() -> compile(snippet(List.of(AGENT), List.of())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("test/a case does not compile:\n")
        .hasMessageContaining("Agent.java:7")
        .hasMessageContaining("package crm does not exist");
  }

  private CompiledCase compile(Snippet snippet) {
    return new SnippetCompiler(folder).compile(snippet);
  }

  private static Snippet snippet(List<Source> sources, List<Source> library) {
    return new Snippet(
        "test/a case",
        "a title",
        sources,
        library,
        List.of(new Source("META-INF/services/shop.Skill", "none")),
        Optional.of(new Source("lethe.yml", "failOn: error")),
        false);
  }
}
