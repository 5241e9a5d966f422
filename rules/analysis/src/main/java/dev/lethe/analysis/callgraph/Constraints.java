package dev.lethe.analysis.callgraph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Nodes that hold objects, and edges along which objects flow. Only what is new travels (difference
 * propagation); the order is that of arrival, so equal input gives equal work. Node 0 holds
 * nothing.
 */
final class Constraints {

  /** Says what becomes of an object on an edge; null stops it. */
  interface Filter {
    @Nullable HeapObject pass(HeapObject object);
  }

  private record Edge(int to, @Nullable Filter filter) {}

  /** What one side of a merge has yet to be told. */
  private record Late(
      @Nullable List<Edge> edges,
      int edgeCount,
      @Nullable List<Consumer<HeapObject>> listeners,
      int listenerCount,
      List<HeapObject> objects) {}

  private record EdgeKey(int from, int to, Object filter) {}

  private static final int MANY_EDGES = 32;

  /** How many objects of unread library code a node may hold before they become one. */
  private static final int CROWD = 6;

  private final List<HeapObject> objects = new ArrayList<>();
  private final ArrayDeque<Integer> queue = new ArrayDeque<>();
  private final ArrayDeque<Late> late = new ArrayDeque<>();
  private final Set<EdgeKey> filtered = new HashSet<>();
  private final LongSet plain = new LongSet();
  private final Map<HeapObject, HeapObject> aliases = new HashMap<>();
  private final ArrayDeque<Integer> crowded = new ArrayDeque<>();
  private final Consumer<List<HeapObject>> unify;
  private int count = 1;
  private int[] merged = new int[1024];
  private int[] unreadCount = new int[1024];
  private @Nullable ObjectSet[] sets = new ObjectSet[1024];
  private @Nullable List<HeapObject>[] fresh = lists(1024);
  private @Nullable List<Edge>[] edges = lists(1024);
  private @Nullable List<Consumer<HeapObject>>[] listeners = lists(1024);

  /**
   * @param unify makes objects of unread library code one; called when too many of them meet in a
   *     node
   */
  Constraints(Consumer<List<HeapObject>> unify) {
    this.unify = unify;
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static <T> @Nullable List<T>[] lists(int size) {
    return (@Nullable List<T>[]) new List[size];
  }

  /** Makes nodes and returns the first one's number. */
  int nodes(int number) {
    int first = count;
    count += number;
    if (count > sets.length) {
      grow(Math.max(count, sets.length * 2));
    }
    return first;
  }

  private void grow(int size) {
    merged = Arrays.copyOf(merged, size);
    unreadCount = Arrays.copyOf(unreadCount, size);
    sets = Arrays.copyOf(sets, size);
    fresh = Arrays.copyOf(fresh, size);
    edges = Arrays.copyOf(edges, size);
    listeners = Arrays.copyOf(listeners, size);
  }

  /** The node that a node has been merged into, or itself. */
  private int find(int node) {
    int at = node;
    while (merged[at] != 0) {
      at = merged[at];
    }
    if (at != node) {
      merged[node] = at;
    }
    return at;
  }

  void register(HeapObject object) {
    objects.add(object);
  }

  int objectCount() {
    return objects.size();
  }

  HeapObject object(int id) {
    return objects.get(id);
  }

  /** Puts an object into a node. */
  void add(int node, HeapObject object) {
    if (node != 0) {
      put(find(node), object);
    }
  }

  /** One object stands for another from now on. */
  void alias(HeapObject object, HeapObject other) {
    if (object != other) {
      aliases.put(object, other);
    }
  }

  private HeapObject standing(HeapObject object) {
    HeapObject at = object;
    for (HeapObject next = aliases.get(at); next != null; next = aliases.get(at)) {
      at = next;
    }
    return at;
  }

  private void put(int node, HeapObject arriving) {
    HeapObject object = arriving.isUnread() ? standing(arriving) : arriving;
    if (keep(node, object)) {
      schedule(node, object);
    }
  }

  private void schedule(int node, HeapObject object) {
    List<HeapObject> waiting = fresh[node];
    if (waiting == null) {
      waiting = new ArrayList<>(4);
      fresh[node] = waiting;
      queue.add(node);
    }
    waiting.add(object);
  }

  /** Whatever gets into one node gets into the other. */
  void flow(int from, int to) {
    flow(from, to, null, null);
  }

  /**
   * Whatever gets into one node goes through a filter into the other; {@code key} tells filters
   * apart.
   *
   * @return whether the two were not connected like this before
   */
  boolean flow(int from, int to, @Nullable Filter filter, @Nullable Object key) {
    if (from == 0 || to == 0 || (filter == null && find(from) == find(to))) {
      return false;
    }
    int source = find(from);
    boolean isNew =
        key == null
            ? plain.add((long) source << 32 | find(to))
            : filtered.add(new EdgeKey(source, find(to), key));
    if (isNew) {
      Edge edge = new Edge(to, filter);
      edges[source] = with(edges[source], edge);
      forEach(source, object -> pass(edge, object));
    }
    return isNew;
  }

  private static <T> List<T> with(@Nullable List<T> list, T element) {
    List<T> extended = list == null ? new ArrayList<>(2) : list;
    extended.add(element);
    return extended;
  }

  private void pass(Edge edge, HeapObject object) {
    HeapObject passed = edge.filter == null ? object : edge.filter.pass(object);
    if (passed != null) {
      put(find(edge.to), passed);
    }
  }

  /** Does something once with each object that is or gets into a node. */
  void listen(int node, Consumer<HeapObject> listener) {
    if (node != 0) {
      int at = find(node);
      listeners[at] = with(listeners[at], listener);
      delivered(at).forEach(listener);
    }
  }

  /** What a node's listeners have been told of. */
  private List<HeapObject> delivered(int node) {
    List<HeapObject> waiting = fresh[node];
    if (waiting == null) {
      return objects(node);
    }
    Set<HeapObject> pending = new HashSet<>(waiting);
    List<HeapObject> told = new ArrayList<>();
    forEach(
        node,
        object -> {
          if (!pending.contains(object)) {
            told.add(object);
          }
        });
    return told;
  }

  private void forEach(int node, Consumer<HeapObject> action) {
    ObjectSet set = sets[node];
    if (set != null) {
      for (int id : set.toArray()) {
        action.accept(objects.get(id));
      }
    }
  }

  /** Makes two nodes one; each side's edges and listeners get what only the other side had. */
  void merge(int first, int second) {
    int one = find(first);
    int other = find(second);
    if (one != other) {
      boolean larger = size(one) >= size(other);
      join(larger ? one : other, larger ? other : one);
    }
  }

  private int size(int node) {
    ObjectSet set = sets[node];
    return set == null ? 0 : set.size();
  }

  private void join(int large, int small) {
    List<HeapObject> onlySmall = notIn(small, large);
    deliverLate(
        small, edges[small] == null && listeners[small] == null ? List.of() : notIn(large, small));
    deliverLate(large, onlySmall);
    onlySmall.forEach(object -> keep(large, object));
    merged[small] = large;
    edges[large] = distinct(appended(edges[large], edges[small]));
    listeners[large] = appended(listeners[large], listeners[small]);
    edges[small] = null;
    listeners[small] = null;
    sets[small] = null;
  }

  /**
   * Long lists of edges that merges made alike are kept short; those who hold the old list go on
   * with it.
   */
  private @Nullable List<Edge> distinct(@Nullable List<Edge> list) {
    if (list == null || list.size() < MANY_EDGES) {
      return list;
    }
    Map<Edge, Edge> kept = new LinkedHashMap<>();
    list.forEach(edge -> kept.putIfAbsent(new Edge(find(edge.to), edge.filter), edge));
    return kept.size() * 2 > list.size() ? list : new ArrayList<>(kept.values());
  }

  private List<HeapObject> notIn(int node, int other) {
    ObjectSet theirs = sets[other];
    List<HeapObject> missing = new ArrayList<>();
    forEach(
        node,
        object -> {
          if (theirs == null || !theirs.contains(object.id())) {
            missing.add(object);
          }
        });
    return missing;
  }

  /**
   * What a node was about to deliver, and what the other side had, goes to those that listen now.
   */
  private void deliverLate(int node, List<HeapObject> missed) {
    List<HeapObject> waiting = fresh[node];
    fresh[node] = null;
    List<HeapObject> all = waiting == null ? missed : waiting;
    if (waiting != null) {
      waiting.addAll(missed);
    }
    if (!all.isEmpty() && (edges[node] != null || listeners[node] != null)) {
      late.add(
          new Late(
              edges[node], length(edges[node]), listeners[node], length(listeners[node]), all));
    }
  }

  private static int length(@Nullable List<?> list) {
    return list == null ? 0 : list.size();
  }

  /** Adds at the end, so that those who know how long a list was can go on with it. */
  private static <T> @Nullable List<T> appended(@Nullable List<T> list, @Nullable List<T> more) {
    if (list == null || more == null) {
      return list == null ? more : list;
    }
    list.addAll(more);
    return list;
  }

  private boolean keep(int node, HeapObject object) {
    ObjectSet set = sets[node];
    if (set == null) {
      set = new ObjectSet();
      sets[node] = set;
    }
    boolean isNew = set.add(object.id());
    if (isNew && object.isUnread() && ++unreadCount[node] > CROWD) {
      unreadCount[node] = 0;
      crowded.add(node);
    }
    return isNew;
  }

  /** Lets everything flow until nothing is new. */
  void solve() {
    while (!isSettled()) {
      while (!crowded.isEmpty()) {
        relieve(crowded.remove());
      }
      while (!late.isEmpty()) {
        Late delivery = late.remove();
        deliver(
            delivery.edges,
            delivery.edgeCount,
            delivery.listeners,
            delivery.listenerCount,
            delivery.objects);
      }
      if (!queue.isEmpty()) {
        deliver(queue.remove());
      }
    }
  }

  private void relieve(int node) {
    List<HeapObject> crowd =
        objects(node).stream().filter(HeapObject::isUnread).map(this::standing).distinct().toList();
    if (crowd.size() > 1) {
      unify.accept(crowd);
    }
  }

  private void deliver(int node) {
    List<HeapObject> arrived = fresh[node];
    if (arrived != null) {
      fresh[node] = null;
      deliver(edges[node], length(edges[node]), listeners[node], length(listeners[node]), arrived);
    }
  }

  /** Those that join while this goes on have been told already. */
  private void deliver(
      @Nullable List<Edge> out,
      int edgeCount,
      @Nullable List<Consumer<HeapObject>> interested,
      int listenerCount,
      List<HeapObject> arrived) {
    for (int i = 0; out != null && i < edgeCount; i++) {
      Edge edge = out.get(i);
      for (HeapObject object : arrived) {
        pass(edge, object);
      }
    }
    for (int i = 0; interested != null && i < listenerCount; i++) {
      arrived.forEach(interested.get(i));
    }
  }

  /** The objects in a node, in the order of their numbers. */
  List<HeapObject> objects(int node) {
    List<HeapObject> all = new ArrayList<>();
    forEach(find(node), all::add);
    return all;
  }

  /** The node that stands for a node after merges. */
  int representative(int node) {
    return find(node);
  }

  /** Whether everything has flowed. */
  boolean isSettled() {
    return queue.isEmpty() && late.isEmpty() && crowded.isEmpty();
  }

  boolean isEmpty(int node) {
    return sets[find(node)] == null;
  }
}
