package dev.lethe.checker.report;

import dev.lethe.analysis.Incompleteness;
import dev.lethe.catalogue.Rule;
import dev.lethe.checker.Report;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.settle.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A report in JUnit's XML: a test for each finding, and one that passes for each rule that nothing
 * breaks. What fails the build is a failure, what does not is skipped with its reason, and what
 * could not be checked is an error.
 *
 * @param report what to tell
 */
record JunitReport(Report report) {

  /** One test: what stands in its tag, and what in between. */
  private record Test(String name, String attributes, Kind kind, String body) {

    String xml() {
      String head = "  <testcase name=\"" + XmlText.of(name) + "\"" + attributes + " time=\"0\"";
      return body.isEmpty() ? head + "/>" : head + ">\n" + body + "  </testcase>";
    }
  }

  private enum Kind {
    PASSED,
    FAILURE,
    ERROR,
    SKIPPED
  }

  String render() {
    List<Test> tests = tests();
    List<String> lines = new ArrayList<>();
    lines.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
    lines.add(suite(tests));
    tests.stream().map(Test::xml).forEach(lines::add);
    lines.add("</testsuite>");
    return String.join("\n", lines) + "\n";
  }

  private String suite(List<Test> tests) {
    String module = report.terms().module();
    return "<testsuite name=\"%s\" tests=\"%d\" failures=\"%d\" errors=\"%d\" skipped=\"%d\" time=\"0\">"
        .formatted(
            XmlText.of(module.isEmpty() ? "lethe" : "lethe " + module),
            tests.size(),
            count(tests, Kind.FAILURE),
            count(tests, Kind.ERROR),
            count(tests, Kind.SKIPPED));
  }

  private static long count(List<Test> tests, Kind kind) {
    return tests.stream().filter(test -> test.kind() == kind).count();
  }

  private List<Test> tests() {
    return Stream.of(
            SarifTool.rules(report).stream().filter(this::isKept).map(JunitReport::passed),
            report.findings().stream().map(this::finding),
            report.incomplete().stream().map(JunitReport::incomplete))
        .flatMap(tests -> tests)
        .toList();
  }

  private boolean isKept(Rule rule) {
    return report.findings().stream().noneMatch(one -> one.rule().equals(rule));
  }

  private static Test passed(Rule rule) {
    return new Test(rule.name(), classname("lethe"), Kind.PASSED, "");
  }

  private static String classname(String name) {
    return " classname=\"" + XmlText.of(name) + "\"";
  }

  private Test finding(SettledFinding settled) {
    String where = settled.at().file() + ":" + settled.at().line();
    String name = settled.rule().name() + " " + where + " " + settled.fingerprint();
    String attributes =
        classname(Names.type(settled.finding().place().type()))
            + " file=\"%s\" line=\"%d\""
                .formatted(XmlText.of(settled.at().file()), settled.at().line());
    boolean fails = settled.fails(report.terms().failOn());
    return fails
        ? new Test(name, attributes, Kind.FAILURE, failure(settled, where))
        : new Test(name, attributes, Kind.SKIPPED, skipped(settled));
  }

  private static String failure(SettledFinding settled, String where) {
    String text = where + "\n" + new FindingLines(settled).details();
    return "    <failure type=\"%s\" message=\"%s\">%s</failure>\n"
        .formatted(
            settled.rule().name(), XmlText.of(settled.finding().message()), XmlText.of(text));
  }

  private static String skipped(SettledFinding settled) {
    String word =
        settled.status() == Status.NEW ? settled.severity().word() : settled.status().word();
    String message = word + ": " + settled.finding().message();
    return "    <skipped message=\"%s\"/>\n".formatted(XmlText.of(message));
  }

  private static Test incomplete(Incompleteness reason) {
    String body =
        "    <error type=\"incomplete\" message=\"%s\">%s</error>\n"
            .formatted(XmlText.of(reason.what()), XmlText.of("fix: " + reason.remedy()));
    return new Test("complete: " + reason.what(), classname("lethe"), Kind.ERROR, body);
  }
}
