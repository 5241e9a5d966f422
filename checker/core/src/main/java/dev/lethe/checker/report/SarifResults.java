package dev.lethe.checker.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.lethe.catalogue.Rule;
import dev.lethe.checker.Report;
import dev.lethe.checker.settle.SettledFinding;
import java.io.IOException;
import java.util.List;

/**
 * The findings of a SARIF report, what weighs most first; only as many as GitHub takes.
 *
 * @param findings what is shown
 * @param rules the rules by their index
 * @param isCompared whether there is a baseline
 * @param leftOut how many findings are not shown
 */
record SarifResults(
    List<SettledFinding> findings, List<Rule> rules, boolean isCompared, int leftOut) {

  /** GitHub refuses a run with more results. */
  static final int MOST = 25_000;

  static SarifResults of(Report report) {
    List<SettledFinding> all = report.findings().stream().sorted(MostWeightFirst.ORDER).toList();
    List<SettledFinding> shown = all.stream().limit(MOST).toList();
    return new SarifResults(
        shown,
        SarifTool.rules(report),
        report.terms().baseline().isPresent(),
        all.size() - shown.size());
  }

  void write(JsonGenerator json) throws IOException {
    JsonText.array(json, "results", findings, this::result);
  }

  private void result(JsonGenerator json, SettledFinding finding) throws IOException {
    new SarifResult(finding, rules.indexOf(finding.rule()), isCompared).write(json);
  }
}
