package dev.lethe.catalogue.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lethe.catalogue.RulePage;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PageExamplesTest {

  private static final RulePage PAGE =
      RulePage.parse(
          """
          ---
          status: trial
          ---
          # RecordingRead

          ## Flagged

          The first one:

          ```java
          package shop;

          final class Helper {}

          public final class Agent {
            String run = Helper.class.getName(); // want: RecordingRead
          }
          ```

          The second one:

          ```java
          record Agent(int size) {}
          ```

          ```yaml
          failOn: error
          ```

          ## Not flagged

          Nothing in here.
          """);

  @Test
  void eachJavaBlockIsAProgram() {
    List<Snippet> examples = PageExamples.in(PAGE, "Flagged");
    assertThat(examples)
        .extracting(Snippet::name)
        .containsExactly("RecordingRead page/Flagged 1", "RecordingRead page/Flagged 2");
    assertThat(examples)
        .extracting(Snippet::title)
        .containsExactly("The first one:", "The second one:");
  }

  @Test
  void itsFileIsNamedAfterThePublicTypeOrElseTheFirst() {
    assertThat(PageExamples.in(PAGE, "Flagged"))
        .flatExtracting(Snippet::sources)
        .extracting(Source::path)
        .containsExactly("shop/Agent.java", "Agent.java");
  }

  @Test
  void linesAreCountedFromTheBlocksFirst() {
    assertThat(PageExamples.in(PAGE, "Flagged").get(0).expected())
        .extracting(Reported::line)
        .containsExactly(6);
  }

  @Test
  void aSectionWithoutBlocksHasNoExamples() {
    assertThat(PageExamples.in(PAGE, "Not flagged")).isEmpty();
    assertThat(PageExamples.in(PAGE, "Elsewhere")).isEmpty();
  }

  @Test
  void aBlockThatDoesNotEndIsRefused() {
    RulePage page = RulePage.parse("---\n---\n# X\n\n## Flagged\n\n```java\nclass A {}\n");
    assertThatThrownBy(() -> PageExamples.in(page, "Flagged"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("A block of Java code does not end");
  }
}
