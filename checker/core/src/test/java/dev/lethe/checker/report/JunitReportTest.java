package dev.lethe.checker.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.memoryread.MemoryRead;
import dev.lethe.checker.Fixture;
import dev.lethe.checker.Report;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class JunitReportTest {

  @Test
  void countsWhatItHolds() throws Exception {
    for (Report report : List.of(Reports.full(), Reports.hostile(), Reports.of(new Fixture()))) {
      Element suite = parse(report);
      assertThat(suite.getTagName()).isEqualTo("testsuite");
      assertThat(number(suite, "tests")).isEqualTo(elements(suite, "testcase").size());
      assertThat(number(suite, "failures")).isEqualTo(elements(suite, "failure").size());
      assertThat(number(suite, "errors")).isEqualTo(elements(suite, "error").size());
      assertThat(number(suite, "skipped")).isEqualTo(elements(suite, "skipped").size());
    }
  }

  @Test
  void failsForWhatFailsTheBuild() throws Exception {
    Element suite = parse(Reports.full());

    assertThat(suite.getAttribute("name")).isEqualTo("lethe desk/agent");
    assertThat(elements(suite, "failure"))
        .extracting(failure -> failure.getAttribute("type"))
        .containsExactly("SessionOutlivingState", "RecordingRead");
    assertThat(elements(suite, "failure").get(1).getTextContent())
        .contains("com/acme/StepLog.java:41\n  path: com.acme.Agent.run(String)");
    assertThat(elements(suite, "skipped").get(0).getAttribute("message"))
        .isEqualTo("allowed: reads a file");
    assertThat(elements(suite, "error").get(0).getAttribute("message")).contains("lethe.yml:2");
  }

  @Test
  void passesOnceForEachRuleThatHolds() throws Exception {
    assertThat(elements(parse(Reports.of(new Fixture())), "testcase"))
        .hasSize(Rules.active().size());
  }

  @Test
  void skipsAWarningThatDoesNotFailTheBuild() throws Exception {
    Element suite =
        parse(
            Reports.of(
                new Fixture()
                    .with(
                        Fixture.finding(MemoryRead.RULE, Severity.WARNING, Fixture.RUN, "a.B#c"))));

    assertThat(elements(suite, "failure")).isEmpty();
    assertThat(elements(suite, "skipped").get(0).getAttribute("message"))
        .isEqualTo("warning: reads a file");
  }

  @Test
  void letsNoNameBecomeATag() throws Exception {
    Element failure = elements(parse(Reports.hostile()), "failure").get(0);

    assertThat(failure.getAttribute("message"))
        .contains("<script>alert(1)</script>")
        .contains("]]>");
    assertThat(XmlText.of("\u0000\uD800<\uFFFE\uD83D\uDE00"))
        .isEqualTo("\uFFFD\uFFFD&lt;\uFFFD\uD83D\uDE00");
  }

  private static int number(Element suite, String name) {
    return Integer.parseInt(suite.getAttribute(name));
  }

  private static List<Element> elements(Element suite, String tag) {
    NodeList found = suite.getElementsByTagName(tag);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      elements.add((Element) found.item(i));
    }
    return elements;
  }

  private static Element parse(Report report) throws Exception {
    String xml = ReportFormat.JUNIT.render(report, Ink.PLAIN);
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)))
        .getDocumentElement();
  }
}
