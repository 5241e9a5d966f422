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

  private final Solver solver;
  private final Map<HeapObject, Set<HeapObject>> behind = new HashMap<>();
  private final Map<HeapObject, List<Integer>> written = new HashMap<>();

  Views(Solver solver) {
    this.solver = solver;
  }

  /** One object is a view of another. */
  void add(HeapObject view, HeapObject object) {
    if (view != object && behind.computeIfAbsent(view, key -> new LinkedHashSet<>(2)).add(object)) {
      solver.constraints.flow(solver.contents(object), solver.contents(view));
      List.copyOf(written.getOrDefault(view, List.of()))
          .forEach(from -> solver.library.put(from, object));
    }
  }

  /** Something is put into an object, and so into what is behind it. */
  void put(int from, HeapObject view) {
    written.computeIfAbsent(view, key -> new ArrayList<>(1)).add(from);
    for (HeapObject object : List.copyOf(behind.getOrDefault(view, Set.of()))) {
      solver.library.put(from, object);
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
