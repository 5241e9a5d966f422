package dev.lethe.checker.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.checker.Fixture;
import dev.lethe.checker.Report;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class GithubReportTest {

  @Test
  void annotatesWhatCounts() throws IOException {
    Golden.check("full.github.txt", render(Reports.full()));
  }

  @Test
  void saysNothingOfACleanProject() {
    assertThat(render(Reports.of(new Fixture()))).isEmpty();
    assertThat(render(Reports.of(new Fixture().with(Fixture.blindSpot(3))))).isEmpty();
  }

  @Test
  void annotatesTenAndCountsAll() {
    assertThat(render(Reports.many(10)).lines()).hasSize(10);
    assertThat(render(Reports.many(13)).lines().toList())
        .hasSize(11)
        .endsWith("lethe: 13 errors, the first 10 as annotations")
        .filteredOn(line -> line.startsWith("::error file=com/acme/Agent.java,line="))
        .hasSize(10);
  }

  @Test
  void letsNoNameBecomeACommand() {
    String text = render(Reports.hostile());

    assertThat(text.lines()).hasSize(3);
    assertThat(text.lines())
        .allMatch(line -> line.matches("::(error|notice) [^:]*::.*"))
        .noneMatch(line -> line.contains("%0A::set-output name=a::b\r"));
    assertThat(text).doesNotContain("\r").contains("%25" + "0A");
    assertThat(text).contains("file=a/B\"'`<script>alert(1)</script>]](x) %3A%3Aerror%3A%3A%250A");
  }

  private static String render(Report report) {
    return ReportFormat.GITHUB.render(report, Ink.PLAIN);
  }
}
