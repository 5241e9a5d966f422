package dev.lethe.analysis.callgraph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which library objects are views of which: wrappers, iterators, key sets. A view shows what is in
 * the object behind it, and what is put into the view gets there; two objects behind one view,
 * because one line of code makes views of both, stay apart.
 */
final class Views {

  private static final int MOST_APART = 4;

  private final Solver solver;
  private final Map<HeapObject, Set<HeapObject>> behind = new HashMap<>();
  private final Map<HeapObject, List<Integer>> written = new HashMap<>();

  Views(Solver solver) {
    this.solver = solver;
  }

  /** One object is a view of another; where a view shows very many, they count as one. */
  void add(HeapObject view, HeapObject object) {
    Set<HeapObject> shown = behind.computeIfAbsent(view, key -> new LinkedHashSet<>(2));
    if (view == object || !shown.add(object)) {
      return;
    }
    if (shown.size() > MOST_APART) {
      shown.forEach(it -> solver.relays.merge(solver.contents(view), solver.contents(it)));
      return;
    }
    solver.constraints.flow(solver.contents(object), solver.contents(view));
    List.copyOf(written.getOrDefault(view, List.of()))
        .forEach(from -> solver.library.put(from, object));
  }

  /** Something is put into an object, and so into what is behind it. */
  void put(int from, HeapObject view) {
    written.computeIfAbsent(view, key -> new ArrayList<>(1)).add(from);
    Set<HeapObject> shown = behind.getOrDefault(view, Set.of());
    if (shown.size() <= MOST_APART) {
      List.copyOf(shown).forEach(object -> solver.library.put(from, object));
    }
  }

  /**
   * The objects behind a view, those behind views among them included; the object itself where it
   * is none.
   */
  Set<HeapObject> behind(HeapObject object) {
    Set<HeapObject> found = new LinkedHashSet<>();
    Set<HeapObject> seen = new LinkedHashSet<>();
    List<HeapObject> open = new ArrayList<>(List.of(object));
    for (int i = 0; i < open.size(); i++) {
      Set<HeapObject> next = behind.getOrDefault(open.get(i), Set.of());
      if (seen.add(open.get(i)) && next.isEmpty()) {
        found.add(open.get(i));
      }
      next.stream().filter(it -> !seen.contains(it)).forEach(open::add);
    }
    return found;
  }
}
