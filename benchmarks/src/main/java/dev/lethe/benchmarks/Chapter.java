package dev.lethe.benchmarks;

import dev.lethe.benchmarks.measure.Spread;
import java.util.Locale;
import java.util.stream.Collectors;

/** One benchmark's results as Markdown that reads well on a terminal, too. */
final class Chapter {

  private static final String ROW = "| %-18s | %-20s | %-20s | %-20s | %-10s |%n";

  private final Results results;

  Chapter(Results results) {
    this.results = results;
  }

  String text() {
    return "## "
        + results.benchmark().name()
        + "\n\n"
        + results.benchmark().description()
        + "\n\n"
        + table()
        + remarks()
        + results.benchmark().goals().stream().map(this::line).collect(Collectors.joining());
  }

  private String table() {
    return row("", "wall s", "CPU s", "peak MiB", "wall, ratio")
        + "| --- | ---: | ---: | ---: | ---: |\n"
        + results.all().stream().map(this::row).collect(Collectors.joining());
  }

  private String row(Result result) {
    return row(
        result.subject().name(),
        cell(result, Quantity.WALL),
        cell(result, Quantity.PROCESSOR),
        cell(result, Quantity.PEAK),
        ratio(result));
  }

  private static String row(String... cells) {
    return format(ROW, (Object[]) cells);
  }

  /** The median, and the least and the most. */
  private static String cell(Result result, Quantity quantity) {
    return result.spread(quantity).map(spread -> cell(spread, quantity.format())).orElse("–");
  }

  private static String cell(Spread spread, String number) {
    return format(
        number + " (" + number + "–" + number + ")",
        spread.median(),
        spread.least(),
        spread.most());
  }

  private String ratio(Result result) {
    return result
        .median(Quantity.WALL)
        .flatMap(own -> results.all().get(0).median(Quantity.WALL).map(first -> own / first))
        .map(value -> format("%.2f", value))
        .orElse("–");
  }

  /** What each subject said last, or what went wrong with it. */
  private String remarks() {
    return results.all().stream()
        .map(Chapter::remark)
        .collect(Collectors.joining("\n", "\n", "\n"));
  }

  private static String remark(Result result) {
    String remark = result.failure().orElse("said: `" + result.said() + "`");
    return "* " + result.subject().name() + " " + remark;
  }

  private String line(Goal goal) {
    return format(
        "* %s at most %s: %s, %s%n",
        goal.quantity().word(),
        limit(goal),
        goal.reached(results).map(value -> reached(goal, value)).orElse("not measured"),
        goal.isMet(results) ? "met" : "**not met**");
  }

  private static String limit(Goal goal) {
    String number = format("%s", goal.limit()).replaceAll("\\.0$", "");
    return goal.peer()
        .map(peer -> number + " times that of " + peer)
        .orElse(number + " " + goal.quantity().unit());
  }

  private static String reached(Goal goal, double value) {
    return goal.peer().isPresent()
        ? format("%.2f times", value)
        : format(goal.quantity().format() + " %s", value, goal.quantity().unit());
  }

  private static String format(String pattern, Object... arguments) {
    return String.format(Locale.ROOT, pattern.replace("%n", "\n"), arguments);
  }
}
