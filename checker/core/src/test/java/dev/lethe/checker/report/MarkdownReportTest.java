package dev.lethe.checker.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.checker.Fixture;
import dev.lethe.checker.Report;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarkdownReportTest {

  @Test
  void drawsTheWayToWhatCounts() throws IOException {
    Golden.check("full.md", render(Reports.full()));
  }

  @Test
  void isOneLineIfAllIsClean() {
    assertThat(render(Reports.of(new Fixture())))
        .isEqualTo("## lethe: clean; 214 methods reachable from 1 entry point\n");
  }

  @Test
  void saysHowMuchItLeavesOut() {
    String text = render(Reports.many(53));

    assertThat(text).contains("\nAnd 3 more; `--format json` lists all.\n");
    assertThat(text.split("```mermaid", -1)).hasSize(51);
  }

  @Test
  void letsNoNameBecomeMarkup() {
    List<String> lines = render(Reports.hostile()).lines().toList();

    assertThat(lines).noneMatch(line -> line.startsWith("::"));
    assertThat(lines.stream().filter(line -> line.startsWith("```"))).hasSize(2);
    for (String line : lines) {
      String prose = line.replaceAll("(`+)[^`].*?[^`]\\1(?!`)", "CODE");
      assertThat(prose).doesNotContain("<script>", "@all", "](x)");
    }
  }

  @Test
  void letsNoNameEndALabel() {
    assertThat(MarkdownText.label("a\"]\n--> <b>#`;%"))
        .isEqualTo("a#34;#93; #45;#45;#62; #60;b#62;#35;#96;#59;#37;");
    assertThat(MarkdownText.label("Agent.run(\u00c4, int)")).isEqualTo("Agent.run(\u00c4, int)");
  }

  @Test
  void letsNoNameEndCode() {
    assertThat(MarkdownText.code("a`b")).isEqualTo("``a`b``");
    assertThat(MarkdownText.code("`b```")).isEqualTo("```` `b``` ````");
    assertThat(MarkdownText.code("a\nb")).isEqualTo("`a b`");
  }

  private static String render(Report report) {
    return ReportFormat.MARKDOWN.render(report, Ink.PLAIN);
  }
}
