package dev.lethe.analysis.callgraph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Nodes that hold objects, and edges along which objects flow. Only what is new travels (difference
 * propagation), whole words of bits at a time, and nodes found on a cycle of plain edges become
 * one. The order is that of arrival, so equal input gives equal work. Node 0 holds nothing.
 */
final class Constraints {

  /** Where objects of a kind go on. */
  private record Edge(int to, ObjectSet.Mask mask) {}

  private static final int MANY_EDGES = 32;

  /** How many objects of unread library code a node may hold before they become one. */
  private static final int CROWD = 6;

  private final HeapObjects objects = new HeapObjects();
  private final Telling telling = new Telling(objects);
  private final Cycles cycles = new Cycles(this);
  private final ArrayDeque<Integer> queue = new ArrayDeque<>();
  private ArrayDeque<Integer> newsQueue = new ArrayDeque<>();
  private final ArrayDeque<Integer> crowded = new ArrayDeque<>();
  private final Set<EdgeKey> filtered = new HashSet<>();
  private final PlainEdges plain = new PlainEdges();
  private final Consumer<List<HeapObject>> unify;
  private int merges;
  private int count = 1;
  private int[] merged = new int[1024];
  private int[] unreadCount = new int[1024];
  private int[] compacted = new int[1024];
  private @Nullable ObjectSet[] sets = new ObjectSet[1024];
  private @Nullable ObjectSet[] fresh = new ObjectSet[1024];
  private @Nullable ObjectSet[] news = new ObjectSet[1024];
  private @Nullable List<Edge>[] edges = lists(1024);
  private @Nullable Listeners[] listeners = new Listeners[1024];

  /**
   * @param unify makes objects of unread library code one; called when too many of them meet in a
   *     node
   */
  Constraints(Consumer<List<HeapObject>> unify) {
    this.unify = unify;
    plain.grow(sets.length);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private static <T> @Nullable List<T>[] lists(int size) {
    return (@Nullable List<T>[]) new List[size];
  }

  // ---- nodes and objects

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
    compacted = Arrays.copyOf(compacted, size);
    sets = Arrays.copyOf(sets, size);
    fresh = Arrays.copyOf(fresh, size);
    news = Arrays.copyOf(news, size);
    plain.grow(size);
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

  /** The objects that there are. */
  HeapObjects objects() {
    return objects;
  }

  // ---- arriving

  /** Puts an object into a node. */
  void add(int node, HeapObject object) {
    if (node != 0) {
      put(find(node), object);
    }
  }

  private void put(int node, HeapObject arriving) {
    HeapObject object = arriving.isUnread() ? objects.standing(arriving) : arriving;
    if (setOf(node).add(object.id())) {
      countUnread(node, object.isUnread() ? 1 : 0);
      ObjectSet waiting = fresh[node];
      if (waiting == null) {
        waiting = new ObjectSet();
        fresh[node] = waiting;
        queue.add(node);
      }
      waiting.add(object.id());
    }
  }

  /** Says whether anything was new. */
  private boolean put(int node, ObjectSet arriving) {
    ObjectSet added = setOf(node).addAll(arriving);
    if (added != null) {
      ObjectSet replaced = objects.replaced(added);
      ObjectSet left = replaced == null ? added : added.minus(replaced);
      if (replaced != null) {
        replaced.forEach(id -> put(node, objects.get(id)));
      }
      if (left != null) {
        countUnread(node, objects.countUnread(left));
        announce(node, left);
      }
    }
    return added != null;
  }

  private ObjectSet setOf(int node) {
    ObjectSet set = sets[node];
    if (set == null) {
      set = new ObjectSet();
      sets[node] = set;
    }
    return set;
  }

  private void countUnread(int node, int more) {
    unreadCount[node] += more;
    if (unreadCount[node] > CROWD) {
      unreadCount[node] = 0;
      crowded.add(node);
    }
  }

  private void announce(int node, ObjectSet added) {
    ObjectSet waiting = fresh[node];
    if (waiting == null) {
      fresh[node] = added;
      queue.add(node);
    } else {
      waiting.addAll(added);
    }
  }

  // ---- edges and listeners

  /** Whatever gets into one node gets into the other; says whether that is new. */
  boolean flow(int from, int to) {
    int source = find(from);
    int target = find(to);
    boolean isNew = from != 0 && to != 0 && source != target && plain.add(source, target);
    if (isNew) {
      ObjectSet sent = sent(source);
      if (sent != null) {
        put(target, sent);
      }
    }
    return isNew;
  }

  /** What is of a kind in one node gets into the other; says whether that is new. */
  boolean flow(int from, int to, ObjectSet.Mask mask) {
    int source = find(from);
    boolean isNew = from != 0 && to != 0 && filtered.add(new EdgeKey(source, find(to), mask));
    if (isNew) {
      Edge edge = new Edge(to, mask);
      List<Edge> list = edges[source];
      edges[source] = list == null ? new ArrayList<>(2) : list;
      edges[source].add(edge);
      ObjectSet sent = sent(source);
      if (sent != null) {
        pass(edge, sent);
      }
    }
    return isNew;
  }

  private void pass(Edge edge, ObjectSet arrived) {
    ObjectSet admitted = arrived.admitted(edge.mask);
    if (admitted != null) {
      put(find(edge.to), admitted);
    }
  }

  /** Does something once with each object that is or gets into a node. */
  void listen(int node, Consumer<HeapObject> listener) {
    if (node == 0) {
      return;
    }
    int at = find(node);
    Listeners known = listeners[at];
    listeners[at] = Listeners.with(known, listener);
    ObjectSet told = told(at);
    if (told != null) {
      telling.tell(told, listener);
    }
  }

  /** What has been sent along a node's edges, or null; to be read at once. */
  private @Nullable ObjectSet sent(int node) {
    ObjectSet set = sets[node];
    return set == null || fresh[node] == null ? set : set.minus(fresh[node]);
  }

  /** What a node's listeners have been told of, or null; to be read at once. */
  private @Nullable ObjectSet told(int node) {
    ObjectSet sent = sent(node);
    return sent == null || news[node] == null ? sent : sent.minus(news[node]);
  }

  // ---- merging

  /** Makes two nodes one; each side's edges and listeners get what only the other side had. */
  void merge(int first, int second) {
    int one = find(first);
    int other = find(second);
    if (one != other) {
      boolean larger = load(one) >= load(other);
      join(larger ? one : other, larger ? other : one);
    }
  }

  private int load(int node) {
    return plain.count(node) + (edges[node] == null ? 0 : edges[node].size());
  }

  private void join(int large, int small) {
    ObjectSet toldLarge = copy(told(large));
    ObjectSet toldSmall = copy(told(small));
    ObjectSet told =
        listeners[small] == null
            ? toldLarge
            : listeners[large] == null ? toldSmall : common(toldLarge, toldSmall);
    ObjectSet sent =
        isDeadEnd(small)
            ? copy(sent(large))
            : isDeadEnd(large) ? copy(sent(small)) : common(sent(large), sent(small));
    listeners[large] = Listeners.merged(listeners[large], toldLarge, listeners[small], toldSmall);
    joinSets(large, small);
    joinEdges(large, small);
    reopen(large, sent, told);
    merged[small] = large;
    merges++;
    cycles.merged(large, small);
  }

  private static @Nullable ObjectSet copy(@Nullable ObjectSet set) {
    return set == null ? null : set.copy();
  }

  private static @Nullable ObjectSet common(@Nullable ObjectSet one, @Nullable ObjectSet other) {
    return one == null || other == null ? null : one.and(other);
  }

  private boolean isDeadEnd(int node) {
    return plain.count(node) == 0 && edges[node] == null;
  }

  private void joinSets(int large, int small) {
    ObjectSet more = sets[small];
    if (more != null) {
      setOf(large).addAll(more);
      countUnread(large, unreadCount[small]);
    }
    sets[small] = null;
    fresh[small] = null;
    news[small] = null;
  }

  /** What not both sides had sent, or told of, is to be sent and told. */
  private void reopen(int node, @Nullable ObjectSet sent, @Nullable ObjectSet told) {
    ObjectSet all = sets[node];
    ObjectSet unsent = all == null ? null : all.minus(sent);
    if (unsent != null && fresh[node] == null) {
      queue.add(node);
    }
    fresh[node] = unsent;
    ObjectSet left = all == null ? null : all.minus(unsent);
    ObjectSet untold = left == null || listeners[node] == null ? null : left.minus(told);
    if (untold != null && news[node] == null) {
      newsQueue.add(node);
    }
    news[node] = untold;
  }

  private void joinEdges(int large, int small) {
    plain.join(large, small, this::find);
    List<Edge> own = edges[large];
    List<Edge> others = edges[small];
    if (others != null) {
      List<Edge> joined = new ArrayList<>(own == null ? List.of() : own);
      joined.addAll(others);
      edges[large] = distinct(joined);
    }
    edges[small] = null;
    listeners[small] = null;
  }

  /** After merges several edges of a node may lead to the same one. */
  private void compact(int node) {
    List<Edge> list = edges[node];
    if (list != null && list.size() >= MANY_EDGES && compacted[node] != merges) {
      edges[node] = distinct(list);
    }
    if (plain.count(node) >= MANY_EDGES && compacted[node] != merges) {
      plain.compact(node, this::find);
    }
    compacted[node] = merges;
  }

  /** Long lists of edges that merges made alike are kept short. */
  private List<Edge> distinct(List<Edge> list) {
    if (list.size() < MANY_EDGES) {
      return list;
    }
    Map<EdgeKey, Edge> kept = new LinkedHashMap<>();
    list.forEach(edge -> kept.putIfAbsent(new EdgeKey(0, find(edge.to), edge.mask), edge));
    return new ArrayList<>(kept.values());
  }

  // ---- solving

  /**
   * Lets everything flow until nothing is new. Listeners are told when no object is on its way, of
   * all that came meanwhile.
   */
  void solve() {
    while (!isSettled()) {
      while (!crowded.isEmpty()) {
        relieve(crowded.remove());
      }
      cycles.collapse();
      if (!queue.isEmpty()) {
        deliver(find(queue.remove()));
      } else {
        tellAll();
      }
    }
  }

  private void tellAll() {
    telling.catchUp();
    ArrayDeque<Integer> waiting = newsQueue;
    newsQueue = new ArrayDeque<>();
    waiting.forEach(node -> tell(find(node)));
  }

  /** Those that join while this goes on have been told already. */
  private void tell(int node) {
    ObjectSet arrived = news[node];
    Listeners interested = listeners[node];
    news[node] = null;
    if (arrived != null && interested != null) {
      List<Listeners.Round> rounds = interested.round();
      listeners[node] = fresh[node] == null ? interested.told() : interested;
      rounds.forEach(round -> round.forEach(arrived, telling::tell));
    }
  }

  private void relieve(int node) {
    List<HeapObject> crowd =
        objects(node).stream()
            .filter(HeapObject::isUnread)
            .map(objects::standing)
            .distinct()
            .toList();
    if (crowd.size() > 1) {
      unify.accept(crowd);
    }
  }

  /** Those that join while this goes on have been told already. */
  private void deliver(int node) {
    ObjectSet arrived = fresh[node];
    if (arrived == null) {
      return;
    }
    fresh[node] = null;
    compact(node);
    note(node, arrived);
    int[] out = plain.first(node);
    int outCount = plain.count(node);
    List<Edge> filters = edges[node];
    int filterCount = filters == null ? 0 : filters.size();
    for (int i = 0; i < outCount; i++) {
      deliver(node, out[i], arrived);
    }
    for (int i = 0; filters != null && i < filterCount; i++) {
      pass(filters.get(i), arrived);
    }
  }

  private void note(int node, ObjectSet arrived) {
    if (listeners[node] == null) {
      return;
    }
    ObjectSet waiting = news[node];
    if (waiting == null) {
      news[node] = arrived.copy();
      newsQueue.add(node);
    } else {
      waiting.addAll(arrived);
    }
  }

  private void deliver(int from, int to, ObjectSet arrived) {
    int target = find(to);
    if (target != from && !put(target, arrived) && merged[from] == 0) {
      cycles.suspect(from, target);
    }
  }

  // ---- cycles

  /** A node that is not to become one with others just because it holds the same. */
  void pin(int node) {
    cycles.pin(find(node));
  }

  boolean holdSame(int one, int other) {
    ObjectSet first = sets[one];
    ObjectSet second = sets[other];
    return first != null && second != null && first.same(second);
  }

  /** Does something with each node to which a plain edge leads. */
  void forEachTarget(int node, IntConsumer action) {
    int[] out = plain.first(node);
    for (int i = 0; i < plain.count(node); i++) {
      action.accept(find(out[i]));
    }
  }

  // ---- asking

  /** The objects in a node, in the order of their numbers. */
  List<HeapObject> objects(int node) {
    return objects.of(sets[find(node)]);
  }

  /** The node that stands for a node after merges. */
  int representative(int node) {
    return find(node);
  }

  /** Whether everything has flowed. */
  boolean isSettled() {
    return queue.isEmpty()
        && newsQueue.isEmpty()
        && telling.isDone()
        && crowded.isEmpty()
        && cycles.isDone();
  }

  boolean isEmpty(int node) {
    return sets[find(node)] == null;
  }
}
