package dev.lethe.analysis.callgraph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Nodes that hold objects, and edges along which objects flow. Only what is new travels (difference propagation); the order is
 * that of arrival, so equal input gives equal work. Node 0 holds nothing.
 */
final class Constraints {

  /** Says what becomes of an object on an edge; null stops it. */
  interface Filter {
    @Nullable HeapObject pass(HeapObject object);
  }

  private record Edge(int to, @Nullable Filter filter) {}

  /** What one side of a merge has yet to be told. */
  private record Late(List<Edge> edges, List<Consumer<HeapObject>> listeners, List<HeapObject> objects) {}

  private record EdgeKey(int from, int to, @Nullable Object filter) {}

  private final List<HeapObject> objects = new ArrayList<>();
  private final ArrayDeque<Integer> queue = new ArrayDeque<>();
  private final ArrayDeque<Late> late = new ArrayDeque<>();
  private final Set<EdgeKey> known = new HashSet<>();
  private int count = 1;
  private int[] merged = new int[1024];
  private @Nullable ObjectSet[] sets = new ObjectSet[1024];
  private @Nullable List<HeapObject>[] fresh = lists(1024);
  private @Nullable List<Edge>[] edges = lists(1024);
  private @Nullable List<Consumer<HeapObject>>[] listeners = lists(1024);

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

  private void put(int node, HeapObject object) {
    ObjectSet set = sets[node];
    if (set == null) {
      set = new ObjectSet();
      sets[node] = set;
    }
    if (set.add(object.id())) {
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

  /** Whatever gets into one node goes through a filter into the other; {@code key} tells filters apart. */
  void flow(int from, int to, @Nullable Filter filter, @Nullable Object key) {
    if (from == 0 || to == 0 || (filter == null && find(from) == find(to))) {
      return;
    }
    if (known.add(new EdgeKey(from, to, key))) {
      int source = find(from);
      Edge edge = new Edge(to, filter);
      edges[source] = with(edges[source], edge);
      forEach(source, object -> pass(edge, object));
    }
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
    Set<HeapObject> pending = waiting == null ? Set.of() : new HashSet<>(waiting);
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
    int a = find(first);
    int b = find(second);
    if (a == b) {
      return;
    }
    Set<HeapObject> all = new LinkedHashSet<>();
    forEach(a, all::add);
    forEach(b, all::add);
    catchUp(a, all);
    catchUp(b, all);
    merged[b] = a;
    edges[a] = concat(edges[a], edges[b]);
    listeners[a] = concat(listeners[a], listeners[b]);
    edges[b] = null;
    listeners[b] = null;
    sets[b] = null;
    ObjectSet union = new ObjectSet();
    all.forEach(object -> union.add(object.id()));
    sets[a] = union;
  }

  private void catchUp(int node, Set<HeapObject> all) {
    List<HeapObject> missed = new ArrayList<>(all);
    missed.removeAll(new HashSet<>(delivered(node)));
    fresh[node] = null;
    if (!missed.isEmpty()) {
      late.add(new Late(snapshot(edges[node]), snapshot(listeners[node]), missed));
    }
  }

  private static <T> List<T> snapshot(@Nullable List<T> list) {
    return list == null ? List.of() : List.copyOf(list);
  }

  private static <T> @Nullable List<T> concat(@Nullable List<T> first, @Nullable List<T> second) {
    if (first == null || second == null) {
      return first == null ? second : first;
    }
    List<T> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  /** Lets everything flow until nothing is new. */
  void solve() {
    while (!isSettled()) {
      while (!late.isEmpty()) {
        Late delivery = late.remove();
        deliver(delivery.edges, delivery.listeners, delivery.objects);
      }
      if (!queue.isEmpty()) {
        deliver(queue.remove());
      }
    }
  }

  private void deliver(int node) {
    List<HeapObject> arrived = fresh[node];
    if (arrived != null) {
      fresh[node] = null;
      deliver(edges[node], listeners[node], arrived);
    }
  }

  /** Those that join while this goes on have been told already. */
  private void deliver(
      @Nullable List<Edge> out, @Nullable List<Consumer<HeapObject>> interested, List<HeapObject> arrived) {
    int edgeCount = out == null ? 0 : out.size();
    for (int i = 0; out != null && i < edgeCount; i++) {
      for (HeapObject object : arrived) {
        pass(out.get(i), object);
      }
    }
    int listenerCount = interested == null ? 0 : interested.size();
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

  /** Whether everything has flowed. */
  boolean isSettled() {
    return queue.isEmpty() && late.isEmpty();
  }

  boolean isEmpty(int node) {
    return node == 0 || sets[find(node)] == null;
  }
}
