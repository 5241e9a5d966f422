package dev.lethe.analysis.judge.freshness;

import dev.lethe.analysis.judge.Case;
import dev.lethe.analysis.judge.Lines;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.finding.Evidence;
import dev.lethe.catalogue.finding.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/** Says of an acting call what is wrong with what it is given, and shows where that came from. */
record Testimony(Case evidence) {

  Optional<Lines.Suspicion> of(Spot where, SortedSet<Source> sources) {
    if (!evidence.paths().reaches(where.context())) {
      return Optional.empty();
    }
    Source worst = worst(sources);
    return Optional.of(
        new Lines.Suspicion(
            where.context(),
            place(where),
            where.line(),
            worst.isMadeUp() ? Severity.WARNING : Severity.ERROR,
            where.subject(),
            message(worst),
            seen(worst)));
  }

  /** Coordinates that aged come before those that never were fresh. */
  private static Source worst(SortedSet<Source> sources) {
    for (Source source : sources) {
      if (!source.isMadeUp()) {
        return source;
      }
    }
    return sources.first();
  }

  private static String message(Source source) {
    return switch (source.kind()) {
      case RESOLVED, INPUT -> "acts on coordinates that were resolved before the screen changed";
      case FOUND -> "acts on an element that was found before another page came";
      case OBSERVED, SEEN ->
          "acts on coordinates of an observation, which nobody checked against the screen";
      case KEPT -> "acts on coordinates that an earlier call may have left";
      case LITERAL -> "acts on unresolved coordinates: numbers of the source text";
      case UNRESOLVED -> "acts on unresolved coordinates: whoever calls the entry point names them";
    };
  }

  private List<Evidence> seen(Source source) {
    List<Evidence> seen = new ArrayList<>();
    if (source.origin() != null) {
      seen.add(new Evidence(origin(source), place(source.origin())));
    }
    if (source.changed() != null) {
      seen.add(new Evidence(change(source) + name(source.changed()), place(source.changed())));
    }
    return seen;
  }

  private static String change(Source source) {
    return source.kind() == Source.Kind.FOUND
        ? "another page came here: "
        : "the screen changed here, or was observed anew: ";
  }

  private static String origin(Source source) {
    return switch (source.kind()) {
      case RESOLVED -> "the coordinates were resolved here";
      case FOUND -> "the element was found here";
      default -> "they were observed here";
    };
  }

  private static String name(Spot spot) {
    int dot = spot.subject().substring(0, spot.subject().indexOf('#')).lastIndexOf('.');
    return spot.subject().substring(dot + 1).replace('#', '.');
  }

  private Place place(Spot spot) {
    return evidence.places().of(spot.context().method(), spot.line());
  }
}
