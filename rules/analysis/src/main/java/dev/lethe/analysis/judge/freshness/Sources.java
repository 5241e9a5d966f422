package dev.lethe.analysis.judge.freshness;

import java.util.SortedSet;
import java.util.TreeSet;

/** What several sources of one value say together. */
final class Sources {

  private Sources() {}

  /**
   * What coordinates that are given as a whole come from. Where one part of them was looked up, a
   * number for another part does not matter.
   */
  static SortedSet<Source> whole(Tree given) {
    SortedSet<Source> all = given.all();
    boolean lookedUp =
        given.leaves().stream()
            .anyMatch(leaf -> !leaf.isEmpty() && leaf.stream().allMatch(Source::isLocated));
    return lookedUp ? together(all) : all;
  }

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
    return together;
  }

  /** What of a number says which element somebody else means. */
  static Tree positions(Tree number) {
    return number.without(source -> !source.picks()).mapped(Source::position);
  }

  /** What an input turns out to be, where it is known what is given. */
  static Tree bound(Source input, Tree given) {
    Spot changed = input.changed();
    Tree bound = changed == null ? given : given.mapped(it -> it.aged(changed));
    return switch (input.part()) {
      case WHOLE -> bound;
      case LOCATED -> bound.mapped(Source::asCoordinates);
      case BESIDE -> bound.without(Source::isMadeUp).mapped(Source::beside);
      case POSITION -> positions(given);
    };
  }
}
