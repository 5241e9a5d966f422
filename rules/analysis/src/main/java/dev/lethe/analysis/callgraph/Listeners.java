package dev.lethe.analysis.callgraph;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Who is told of each object that gets into a node, once. After nodes became one, some listeners
 * know of objects that others have yet to be told of; these form groups.
 */
final class Listeners {

  /** Listeners, and the objects besides those of their node that they know; null for none. */
  private record Group(List<Consumer<HeapObject>> members, @Nullable ObjectSet known) {}

  private final List<Group> groups;

  private Listeners(List<Group> groups) {
    this.groups = groups;
  }

  /** The same listeners and one more, who knows what the node's others know. */
  static Listeners with(@Nullable Listeners known, Consumer<HeapObject> listener) {
    Listeners listeners = known == null ? new Listeners(new ArrayList<>(1)) : known;
    listeners.open().members.add(listener);
    return listeners;
  }

  /** The group that knows nothing besides; the last one. */
  private Group open() {
    if (groups.isEmpty() || groups.get(groups.size() - 1).known != null) {
      groups.add(new Group(new ArrayList<>(2), null));
    }
    return groups.get(groups.size() - 1);
  }

  /** The listeners of two nodes that become one, each with what it has been told of. */
  static @Nullable Listeners merged(
      @Nullable Listeners first,
      @Nullable ObjectSet toldFirst,
      @Nullable Listeners second,
      @Nullable ObjectSet toldSecond) {
    List<Group> groups = new ArrayList<>();
    addAll(groups, first, toldFirst);
    addAll(groups, second, toldSecond);
    return groups.isEmpty() ? null : new Listeners(groups);
  }

  private static void addAll(
      List<Group> groups, @Nullable Listeners listeners, @Nullable ObjectSet told) {
    if (listeners != null) {
      listeners.groups.forEach(
          group -> groups.add(new Group(new ArrayList<>(group.members), union(group.known, told))));
    }
  }

  private static @Nullable ObjectSet union(@Nullable ObjectSet known, @Nullable ObjectSet told) {
    if (known == null || told == null) {
      return known == null ? told : known;
    }
    ObjectSet all = known.copy();
    all.addAll(told);
    return all;
  }

  /** The same listeners once all of them have been told of all there is. */
  Listeners told() {
    if (groups.size() == 1 && groups.get(0).known == null) {
      return this;
    }
    List<Consumer<HeapObject>> all = new ArrayList<>();
    groups.forEach(group -> all.addAll(group.members));
    List<Group> one = new ArrayList<>(1);
    one.add(new Group(all, null));
    return new Listeners(one);
  }

  /** Those that listen now; who joins later is not among them. */
  List<Round> round() {
    List<Round> rounds = new ArrayList<>(groups.size());
    groups.forEach(
        group -> rounds.add(new Round(group.members, group.members.size(), group.known)));
    return rounds;
  }

  /**
   * Some who are told together.
   *
   * @param count how many of the list's listeners are meant
   * @param known what they know already
   */
  record Round(List<Consumer<HeapObject>> members, int count, @Nullable ObjectSet known) {

    /** Does something with each listener and those of the objects that are new to it. */
    void forEach(ObjectSet arrived, BiConsumer<ObjectSet, Consumer<HeapObject>> action) {
      ObjectSet news = known == null ? arrived : arrived.minus(known);
      for (int i = 0; news != null && i < count; i++) {
        action.accept(news, members.get(i));
      }
    }
  }
}
