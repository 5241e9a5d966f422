package dev.lethe.checker.report;

import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.source.PlacedEvidence;
import dev.lethe.checker.source.SourcePlace;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One finding in lines that are neither folded nor aligned, so that moving a line of code changes
 * nothing but the line numbers in it.
 *
 * @param settled the finding
 */
public record FindingLines(SettledFinding settled) {

  /** What the code does and where; then the way to it, and further lines that support it. */
  public String text() {
    return head() + "\n" + details();
  }

  /** The way, and what to do. */
  String details() {
    return Stream.of(path(), evidence(), Stream.of(fix()))
        .flatMap(lines -> lines)
        .collect(Collectors.joining("\n"));
  }

  private String head() {
    String subject = Names.subject(settled.finding().subject());
    return "[%s] %s: %s %s in %s"
        .formatted(
            settled.rule().name(),
            settled.severity().word(),
            subject,
            settled.finding().message(),
            where(settled.at()));
  }

  private Stream<String> path() {
    return settled.found().path().stream()
        .map(placed -> new StepWords(placed, settled.finding().subject()))
        .map(step -> "  " + (step.isFirst() ? "path: " : "-> ") + step(step));
  }

  private static String step(StepWords step) {
    return step.name() + " in (" + step.where() + ")";
  }

  private Stream<String> evidence() {
    return settled.found().evidence().stream().map(FindingLines::see);
  }

  private static String see(PlacedEvidence placed) {
    return "  see: " + placed.evidence().role() + " in " + where(placed.at());
  }

  private String fix() {
    return "  fix: " + settled.rule().fix();
  }

  private static String where(SourcePlace at) {
    return "(" + at.file().substring(at.file().lastIndexOf('/') + 1) + ":" + at.line() + ")";
  }
}
