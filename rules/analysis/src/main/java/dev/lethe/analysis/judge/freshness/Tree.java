package dev.lethe.analysis.judge.freshness;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Where the coordinates come from that a value is or holds, by the way that leads to them. What
 * nothing is said of further inside is as what is around it. Trees share sets of sources, which
 * therefore never change.
 */
final class Tree {

  private static final SortedSet<Source> NONE = Collections.emptySortedSet();

  private final TreeMap<String, SortedSet<Source>> sources;

  Tree() {
    this(new TreeMap<>());
  }

  private Tree(TreeMap<String, SortedSet<Source>> sources) {
    this.sources = sources;
  }

  static Tree of(Source source) {
    Tree tree = new Tree();
    tree.add("", new TreeSet<>(List.of(source)));
    return tree;
  }

  Tree copy() {
    return new Tree(new TreeMap<>(sources));
  }

  boolean isEmpty() {
    return sources.values().stream().allMatch(Collection::isEmpty);
  }

  Map<String, SortedSet<Source>> ways() {
    return sources;
  }

  // ---- looking

  /** Where what lies at the end of a way comes from. */
  SortedSet<Source> at(String way) {
    SortedSet<Source> exact = sources.get(way);
    if (exact != null) {
      return exact;
    }
    SortedSet<Source> around = around(way);
    if (around.isEmpty() && way.startsWith(Location.CONTENT)) {
      return at(way.substring(Location.CONTENT.length()));
    }
    return around;
  }

  private SortedSet<Source> around(String way) {
    String outer = way;
    while (!outer.isEmpty()) {
      outer = Location.outer(outer);
      SortedSet<Source> found = sources.get(outer);
      if (found != null && !found.isEmpty()) {
        String inner = way.substring(outer.length());
        return mapped(found, source -> source.inside(inner));
      }
      if (found != null) {
        return NONE;
      }
    }
    return NONE;
  }

  /** What lies at the end of a way and further inside. */
  Tree under(String way) {
    Tree under = new Tree();
    under.add("", at(way));
    inner(way, under);
    if (way.startsWith(Location.CONTENT) && under.sources.size() == 1) {
      inner(way.substring(Location.CONTENT.length()), under);
    }
    return under;
  }

  private void inner(String way, Tree into) {
    for (var entry : sources.tailMap(way, false).entrySet()) {
      if (!entry.getKey().startsWith(way)) {
        break;
      }
      into.add(entry.getKey().substring(way.length()), entry.getValue());
    }
  }

  /** The sources of what has nothing known further inside. */
  List<SortedSet<Source>> leaves() {
    List<SortedSet<Source>> leaves = new ArrayList<>();
    for (var entry : sources.entrySet()) {
      String inner = sources.higherKey(entry.getKey());
      if (inner == null || !inner.startsWith(entry.getKey())) {
        leaves.add(entry.getValue());
      }
    }
    return leaves;
  }

  /** All sources of the whole. */
  SortedSet<Source> all() {
    SortedSet<Source> all = new TreeSet<>();
    sources.values().forEach(all::addAll);
    return all;
  }

  /** What a library hands out of the whole: whatever is in there, or the whole itself. */
  Tree content() {
    Tree content = new Tree();
    sources.forEach(
        (way, set) ->
            content.add(
                way.startsWith(Location.CONTENT) ? way.substring(Location.CONTENT.length()) : way,
                way.isEmpty() ? mapped(set, it -> it.inside(Location.CONTENT)) : set));
    return content;
  }

  // ---- changing

  /** From now on a way leads to something else. */
  void assign(String way, Tree value) {
    sources.keySet().removeIf(known -> known.startsWith(way));
    value.sources.forEach((inner, set) -> add(Location.join(way, inner), set));
    sources.putIfAbsent(way, NONE);
  }

  /** A way may lead to something else, too. */
  void mix(String way, Tree value) {
    value.sources.forEach(
        (inner, set) -> {
          String whole = Location.join(way, inner);
          sources.put(whole, union(at(whole), set));
        });
  }

  private void add(String way, SortedSet<Source> set) {
    sources.merge(way, set, Tree::union);
  }

  private static SortedSet<Source> union(SortedSet<Source> one, SortedSet<Source> other) {
    if (one.containsAll(other)) {
      return one;
    }
    SortedSet<Source> both = new TreeSet<>(one);
    both.addAll(other);
    return both;
  }

  /** The same, after the screen changed. */
  Tree aged(Spot change) {
    return ages(change) ? mapped(source -> source.aged(change)) : this;
  }

  private boolean ages(Spot change) {
    for (SortedSet<Source> set : sources.values()) {
      for (Source source : set) {
        if (source.aged(change) != source) {
          return true;
        }
      }
    }
    return false;
  }

  Tree mapped(UnaryOperator<Source> change) {
    Tree mapped = new Tree();
    sources.forEach((way, set) -> mapped.sources.put(way, mapped(set, change)));
    return mapped;
  }

  /** The same without some of the sources. */
  Tree without(Predicate<Source> left) {
    Tree rest = new Tree();
    sources.forEach((way, set) -> rest.sources.put(way, without(set, left)));
    return rest;
  }

  private static SortedSet<Source> without(SortedSet<Source> set, Predicate<Source> left) {
    SortedSet<Source> rest = new TreeSet<>(set);
    rest.removeIf(left);
    return rest;
  }

  private static SortedSet<Source> mapped(SortedSet<Source> set, UnaryOperator<Source> change) {
    SortedSet<Source> mapped = new TreeSet<>();
    set.forEach(source -> mapped.add(change.apply(source)));
    return mapped;
  }

  /** What either of two may be. */
  static Tree either(@Nullable Tree one, @Nullable Tree other) {
    if (one == null || other == null) {
      return one != null ? one : other != null ? other : new Tree();
    }
    Tree both = new Tree();
    for (Tree side : List.of(one, other)) {
      for (String way : side.sources.keySet()) {
        both.add(way, one.at(way));
        both.add(way, other.at(way));
      }
    }
    return both;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Tree tree && sources.equals(tree.sources);
  }

  @Override
  public int hashCode() {
    return sources.hashCode();
  }
}
