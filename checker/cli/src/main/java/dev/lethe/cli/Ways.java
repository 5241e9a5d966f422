package dev.lethe.cli;

import dev.lethe.analysis.AnalysisResult;
import dev.lethe.catalogue.finding.PathStep;
import dev.lethe.catalogue.finding.Place;
import dev.lethe.catalogue.vocabulary.MemberPattern;
import dev.lethe.checker.CheckRequest;
import dev.lethe.checker.config.ProjectRoot;
import dev.lethe.checker.source.SourcePlace;
import dev.lethe.checker.source.SourcePlaces;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Shortest ways from an entry point to methods, and what can be said where there is none. */
final class Ways {

  private static final int CLOSE = 5;

  private final AnalysisResult result;
  private final SourcePlaces places;
  private final ClassFiles application;

  Ways(CheckRequest request, AnalysisResult result) {
    this.result = result;
    this.application = new ClassFiles(request.classes());
    this.places =
        new SourcePlaces(request.sources(), ProjectRoot.above(request.start()).directory());
  }

  /** The way to each method that a pattern means. */
  String to(MemberPattern pattern) {
    List<Place> meant = reached().filter(method -> matches(pattern, method)).toList();
    return meant.isEmpty() ? none(pattern) : ways(meant);
  }

  private Stream<Place> reached() {
    return result.reached().methods().stream();
  }

  private static boolean matches(MemberPattern pattern, Place method) {
    return pattern.matchesType(method.type()) && pattern.matchesMember(name(method));
  }

  private String ways(List<Place> methods) {
    return String.join("\n", methods.stream().map(this::way).toList());
  }

  private String way(Place method) {
    StringBuilder lines = new StringBuilder(symbol(method)).append('\n');
    result.reached().pathTo(method).forEach(step -> lines.append(line(step)));
    return lines.toString();
  }

  private String line(PathStep step) {
    SourcePlace at = places.of(step.in().atLine(step.place().line()));
    return "  %-11s %s\n".formatted(step.kind().word(), symbol(step.place()))
        + "              %s:%s\n".formatted(at.file(), at.line());
  }

  private String none(MemberPattern pattern) {
    return "The agent cannot reach %s.\n".formatted(pattern)
        + "  %s\n".formatted(reason(pattern))
        + "  Methods of application code that it can reach: %s; entry points: %s.\n"
            .formatted(result.reached().methods().size(), result.entryPoints().size())
        + close(pattern)
        + hidden();
  }

  private String reason(MemberPattern pattern) {
    String type = pattern.type();
    if (type.indexOf('*') < 0 && !application.hold(type)) {
      return "Application code has no type " + type + ".";
    }
    return reached().anyMatch(method -> pattern.matchesType(method.type()))
        ? "Other methods of that type are reached; none that is reached calls one of this name."
        : "No way from an entry point leads to any method of that type.";
  }

  private String close(MemberPattern pattern) {
    List<String> close =
        reached()
            .filter(
                method -> pattern.matchesType(method.type()) || pattern.matchesMember(name(method)))
            .map(Ways::symbol)
            .toList();
    String first = close.stream().limit(CLOSE).collect(Collectors.joining("\n    "));
    String more = close.size() > CLOSE ? "    and %s more\n".formatted(close.size() - CLOSE) : "";
    return close.isEmpty()
        ? ""
        : "  Reached are, of that type or name:\n    " + first + "\n" + more;
  }

  private String hidden() {
    int hidden = result.blindSpots().size();
    return hidden == 0
        ? ""
        : "  Blind spots that may hide a way: %s; 'lethe doctor' lists them.\n".formatted(hidden);
  }

  private static String name(Place method) {
    int descriptor = method.member().indexOf('(');
    return descriptor < 0 ? method.member() : method.member().substring(0, descriptor);
  }

  /** A method as {@code type#method(descriptor)}. */
  static String symbol(Place method) {
    return method.type() + "#" + method.member();
  }
}
