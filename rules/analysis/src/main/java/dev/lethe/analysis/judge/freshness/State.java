package dev.lethe.analysis.judge.freshness;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What is known at one place in a body. States share trees, which therefore never change. */
final class State {

  private final TreeMap<String, Tree> trees;
  private final TreeMap<Location, Location> homes;
  private final TreeMap<String, List<Stage>> stages;

  State() {
    this(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
  }

  private State(
      TreeMap<String, Tree> trees,
      TreeMap<Location, Location> homes,
      TreeMap<String, List<Stage>> stages) {
    this.trees = trees;
    this.homes = homes;
    this.stages = stages;
  }

  State copy() {
    return new State(new TreeMap<>(trees), new TreeMap<>(homes), new TreeMap<>(stages));
  }

  /** Becomes the same as another. */
  void replace(State other) {
    trees.clear();
    trees.putAll(other.trees);
    homes.clear();
    homes.putAll(other.homes);
    stages.clear();
    stages.putAll(other.stages);
  }

  /** What a stream has still to do with its elements, first things first. */
  List<Stage> stages(Location stream) {
    return stages.getOrDefault(stream.root(), List.of());
  }

  void queue(Location stream, List<Stage> all) {
    if (!all.isEmpty()) {
      stages.put(stream.root(), all);
    }
  }

  Map<String, Tree> trees() {
    return trees;
  }

  // ---- looking

  SortedSet<Source> at(Location location) {
    return tree(location.root()).at(location.way());
  }

  Tree under(Location location) {
    return tree(location.root()).under(location.way());
  }

  private Tree tree(String root) {
    Tree known = trees.get(root);
    return known != null ? known : unknown(root);
  }

  /** A static field holds what it holds when the body begins. */
  private static Tree unknown(String root) {
    return root.charAt(0) == '=' ? Tree.of(Source.input(new Location(root, ""))) : new Tree();
  }

  // ---- changing

  /** A value is made anew. */
  void define(Location value, Tree tree) {
    trees.put(value.root(), tree.copy());
    stages.remove(value.root());
    homes
        .entrySet()
        .removeIf(
            home ->
                home.getKey().root().equals(value.root())
                    || home.getValue().root().equals(value.root()));
  }

  /** The same object lies at two locations: what changes inside of the first changes there. */
  void settle(Location first, Location home) {
    if (!first.root().equals(home.root())) {
      homes.put(first, home);
    }
  }

  /** Where else an object lies, or null. */
  @Nullable Location home(Location location) {
    return homes.get(location);
  }

  /** Something else lies at a location from now on. */
  void assign(Location location, Tree value) {
    change(location, tree -> tree.assign(location.way(), value));
    List<Location> others = others(location);
    homes.keySet().removeIf(first -> isInside(first, location));
    homes.values().removeIf(home -> isInside(home, location));
    others.forEach(other -> assign(other, value));
  }

  private static boolean isInside(Location inner, Location location) {
    return inner.root().equals(location.root())
        && inner.way().startsWith(location.way())
        && !(location.way().isEmpty());
  }

  /** Something else may lie at a location, too. */
  void mix(Location location, Tree value) {
    change(location, tree -> tree.mix(location.way(), value));
    others(location).forEach(other -> mix(other, value));
  }

  /** Where else a location is found, seen from the objects on the way there. */
  List<Location> others(Location location) {
    List<Location> others = new ArrayList<>();
    homes.forEach(
        (first, home) -> {
          boolean through =
              first.root().equals(location.root())
                  && location.way().startsWith(first.way())
                  && location.way().length() > first.way().length();
          if (through) {
            others.add(home.inside(location.way().substring(first.way().length())));
          }
        });
    return others;
  }

  private void change(Location location, java.util.function.Consumer<Tree> change) {
    Tree changed = tree(location.root()).copy();
    change.accept(changed);
    trees.put(location.root(), changed);
  }

  /** The screen changed, or was looked at anew. */
  void age(Spot change) {
    trees.replaceAll((root, tree) -> tree.aged(change));
  }

  /** What holds whichever way was taken; says whether that is more than before. */
  boolean meet(State other) {
    boolean changed = false;
    for (var entry : other.trees.entrySet()) {
      Tree known = trees.get(entry.getKey());
      Tree both = Tree.either(known != null ? known : missing(entry.getKey()), entry.getValue());
      if (!both.equals(known)) {
        trees.put(entry.getKey(), both);
        changed = true;
      }
    }
    for (var entry : trees.entrySet()) {
      if (entry.getKey().charAt(0) == '=' && !other.trees.containsKey(entry.getKey())) {
        Tree both = Tree.either(entry.getValue(), unknown(entry.getKey()));
        changed |= !both.equals(entry.getValue());
        entry.setValue(both);
      }
    }
    changed |=
        stages.entrySet().removeIf(it -> !it.getValue().equals(other.stages.get(it.getKey())));
    changed |=
        homes.entrySet().removeIf(home -> !home.getValue().equals(other.homes.get(home.getKey())));
    return changed;
  }

  private static @Nullable Tree missing(String root) {
    return root.charAt(0) == '=' ? unknown(root) : null;
  }
}
