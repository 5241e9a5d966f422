package dev.lethe.checker.report;

import dev.lethe.checker.settle.Approval;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.settle.Status;
import dev.lethe.checker.source.PlacedEvidence;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One finding on the page: what and where, the way to it as a chain of boxes, why and what to do.
 *
 * @param settled the finding
 */
record HtmlFinding(SettledFinding settled) {

  private static final String ARTICLE =
      """
      <article class="%s %s" data-kind="%s">
      <h3>%s: %s</h3>
      <p>%s %s</p>
      %s<dl>
      %s</dl>
      </article>
      """;

  static String of(SettledFinding settled) {
    return new HtmlFinding(settled).html();
  }

  /** What a reader filters by: how much it weighs, or why it does not count. */
  static String kind(SettledFinding settled) {
    return settled.status() == Status.NEW ? settled.severity().word() : settled.status().word();
  }

  private String html() {
    String severity = settled.severity().word();
    String kind = kind(settled);
    return ARTICLE.formatted(
        severity,
        settled.status().word(),
        kind,
        kind,
        XmlText.of(Names.rule(settled.rule())),
        HtmlReport.where(settled.at()),
        XmlText.of(settled.finding().message()),
        path(),
        facts());
  }

  private String path() {
    List<StepWords> steps = StepWords.of(settled);
    return steps.isEmpty()
        ? ""
        : steps.stream()
            .map(HtmlFinding::step)
            .collect(Collectors.joining("", "<ol class=\"path\">\n", "</ol>\n"));
  }

  private static String step(StepWords step) {
    String how = step.how().isEmpty() ? "" : " (" + step.how() + ")";
    return "<li class=\"%s%s\">%s <span class=\"quiet\">%s%s</span></li>\n"
        .formatted(
            step.kind().word(),
            step.kind().sure() ? "" : " unsure",
            HtmlReport.code(step.name()),
            XmlText.of(step.where()),
            how);
  }

  private String facts() {
    String evidence =
        settled.found().evidence().stream()
            .map(HtmlFinding::evidence)
            .collect(Collectors.joining());
    String advice =
        fact("why", XmlText.of(settled.rule().why()))
            + fact("fix", XmlText.of(settled.rule().fix()))
            + fact("more", HtmlReport.code("lethe explain " + settled.rule().name()));
    return evidence + settled.approval().map(HtmlFinding::approval).orElse(advice);
  }

  private static String evidence(PlacedEvidence evidence) {
    String role = XmlText.of(evidence.evidence().role());
    return fact("see", role + " " + HtmlReport.where(evidence.at()));
  }

  private static String approval(Approval approval) {
    String until = approval.until().isEmpty() ? "" : fact("until", XmlText.of(approval.until()));
    return fact("decision", XmlText.of(approval.decision()))
        + fact("reason", XmlText.of(approval.reason()))
        + until;
  }

  private static String fact(String name, String html) {
    return "<dt>" + name + "</dt><dd>" + html + "</dd>\n";
  }
}
