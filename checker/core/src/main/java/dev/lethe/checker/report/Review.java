package dev.lethe.checker.report;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.RulePage;
import dev.lethe.catalogue.Rules;
import dev.lethe.checker.report.ReadReport.Found;
import dev.lethe.checker.report.ReadReport.Spot;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a change does to the memory of an agent, as Markdown for those who review it: two reports
 * compared, and for each rule with something new the decision it touches and what to ask.
 *
 * @param base what was reported before
 * @param head what is reported now
 */
public record Review(ReadReport base, ReadReport head) {

  private static final Pattern LINK = Pattern.compile("\\[([^\\]]+)]\\([^)]*\\)");
  private static final String PROPOSAL = "When somebody proposes memory";
  private static final String DECISION = "Decision";
  private static final String QUESTIONS = "Questions for the proposer";

  /** The text. */
  public String text() {
    List<Found> added = beyond(base.findings(), head.findings());
    List<Found> gone = beyond(head.findings(), base.findings());
    List<String> lines = new ArrayList<>();
    lines.add("## " + MarkdownText.plain(title(counting(added), gone)));
    findings(lines, "New", counting(added));
    findings(lines, "Newly allowed", allowed());
    findings(lines, "Gone", gone);
    spots(lines, "New entry points", base.entryPoints(), head.entryPoints());
    spots(lines, "Entry points that are gone", head.entryPoints(), base.entryPoints());
    spots(lines, "New blind spots", base.blindSpots(), head.blindSpots());
    incomplete(lines);
    questions(lines, counting(added));
    return String.join("\n", lines) + "\n";
  }

  private String title(List<Found> added, List<Found> gone) {
    int kept = head.findings().size() - beyond(base.findings(), head.findings()).size();
    return "Lethe: "
        + Count.of(added.size(), "new finding")
        + ", "
        + gone.size()
        + " gone, "
        + kept
        + " unchanged";
  }

  /** The findings of one list that the other has not, as often as it has not. */
  private static List<Found> beyond(List<Found> known, List<Found> all) {
    List<String> left =
        known.stream().map(Found::fingerprint).collect(Collectors.toCollection(ArrayList::new));
    return all.stream().filter(one -> !left.remove(one.fingerprint())).toList();
  }

  private static List<Found> counting(List<Found> findings) {
    return findings.stream().filter(one -> one.allowed().isEmpty()).toList();
  }

  /** What somebody allows now, whether it was there before or not. */
  private List<Found> allowed() {
    Set<String> before =
        base.findings().stream()
            .filter(one -> !one.allowed().isEmpty())
            .map(Found::fingerprint)
            .collect(Collectors.toSet());
    return head.findings().stream()
        .filter(one -> !one.allowed().isEmpty() && !before.contains(one.fingerprint()))
        .toList();
  }

  // ---- lists

  private static void findings(List<String> lines, String heading, List<Found> findings) {
    list(lines, heading, findings, Review::finding);
  }

  private static String finding(Found found) {
    String way =
        found.path().stream()
            .distinct()
            .map(MarkdownText::code)
            .collect(Collectors.joining(" → ", "<br>", ""));
    String allowed =
        found.allowed().isEmpty() ? "" : "<br>allowed by " + MarkdownText.plain(found.allowed());
    return MarkdownText.plain(found.severity() + ": " + found.rule())
        + " at "
        + where(found.at())
        + ": "
        + MarkdownText.plain(found.at().said())
        + (found.path().isEmpty() ? "" : way)
        + allowed;
  }

  private static void spots(List<String> lines, String heading, List<Spot> known, List<Spot> all) {
    Set<String> before = known.stream().map(Spot::symbol).collect(Collectors.toSet());
    List<Spot> added = all.stream().filter(one -> !before.contains(one.symbol())).toList();
    list(lines, heading, added, Review::spot);
  }

  private static String spot(Spot spot) {
    return MarkdownText.code(spot.symbol())
        + " at "
        + where(spot)
        + ": "
        + MarkdownText.plain(spot.said());
  }

  private static String where(Spot spot) {
    return MarkdownText.code(spot.file() + ":" + spot.line());
  }

  private static <T> void list(
      List<String> lines, String heading, List<T> all, Function<T, String> text) {
    if (!all.isEmpty()) {
      lines.add("");
      lines.add("### " + heading);
      lines.add("");
      all.forEach(one -> lines.add("* " + text.apply(one)));
    }
  }

  private void incomplete(List<String> lines) {
    if (head.verdict().equals("incomplete")) {
      lines.add("");
      lines.add(
          "The check of this change is **incomplete**: what is missing here may still be there.");
    }
  }

  // ---- what to ask

  private static void questions(List<String> lines, List<Found> added) {
    Set<String> rules = new LinkedHashSet<>();
    added.forEach(one -> rules.add(one.rule()));
    for (String name : rules) {
      Optional<Rule> rule = Rules.named(name);
      rule.flatMap(it -> RulePage.of(it).section(PROPOSAL))
          .ifPresent(proposal -> questions(lines, name, proposal));
    }
  }

  private static void questions(List<String> lines, String rule, String proposal) {
    lines.add("");
    lines.add("### What " + rule + " asks of the proposer");
    lines.add("");
    part(proposal, DECISION).ifPresent(lines::add);
    lines.add("");
    part(proposal, QUESTIONS).ifPresent(lines::add);
    lines.add("");
    lines.add("What would reopen the decision, and the evidence: `lethe explain " + rule + "`");
  }

  /** A part of a section, one rank below it. */
  private static Optional<String> part(String section, String heading) {
    int start = section.indexOf("### " + heading + "\n");
    if (start < 0) {
      return Optional.empty();
    }
    int from = section.indexOf('\n', start) + 1;
    int end = section.indexOf("\n### ", from);
    String part = section.substring(from, end < 0 ? section.length() : end).strip();
    // The links lead to files of Lethe's, which a reader of the change has not.
    return Optional.of(LINK.matcher(part).replaceAll("$1"));
  }
}
