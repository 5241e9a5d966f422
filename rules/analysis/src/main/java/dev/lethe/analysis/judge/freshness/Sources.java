package dev.lethe.analysis.judge.freshness;

import java.util.SortedSet;
import java.util.TreeSet;

/** What several sources of one value say together. */
final class Sources {

  private Sources() {}

  /** Numbers that are added to coordinates do not matter for whether those are fresh. */
  static SortedSet<Source> together(SortedSet<Source> all) {
    boolean located = all.stream().anyMatch(Source::isLocated);
    SortedSet<Source> together = new TreeSet<>();
    for (Source source : all) {
      if (!located) {
        together.add(source);
      } else if (!source.isMadeUp()) {
        together.add(source.beside());
      }
    }
    if (together.size() > 1) {
      together.remove(Source.LITERAL);
    }
    return together;
  }

  /** What an input turns out to be, where it is known what is given. */
  static Tree bound(Source input, Tree given) {
    Spot changed = input.changed();
    Tree bound = changed == null ? given : given.mapped(it -> it.aged(changed));
    return switch (input.part()) {
      case WHOLE -> bound;
      case LOCATED -> bound.mapped(Source::asCoordinates);
      case BESIDE -> bound.without(Source::isMadeUp).mapped(Source::beside);
    };
  }
}
