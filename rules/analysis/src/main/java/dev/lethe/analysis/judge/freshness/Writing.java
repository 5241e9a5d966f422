package dev.lethe.analysis.judge.freshness;

import java.util.ArrayList;
import java.util.List;

/** Puts something inside of a value, and of all that may be the same object. */
final class Writing {

  private final Desk desk;
  private final Body body;

  Writing(Desk desk, Body body) {
    this.desk = desk;
    this.body = body;
  }

  /** From now on this lies there. */
  void assign(Location location, Tree value, State state) {
    alike(location, value, state);
    state.assign(location, value);
    keep(location, value, state);
  }

  /** From now on this may lie there, too. */
  void mix(Location location, Tree value, State state) {
    alike(location, value, state);
    state.mix(location, value);
    keep(location, value, state);
  }

  private void keep(Location location, Tree value, State state) {
    desk.kept.put(location, value);
    state.others(location).forEach(other -> desk.kept.put(other, value));
  }

  private void alike(Location location, Tree value, State state) {
    if (location.isValue() && !location.way().isEmpty()) {
      for (String root : others(location, state)) {
        state.mix(new Location(root, location.way()), value);
      }
    }
  }

  private List<String> others(Location location, State state) {
    List<String> known = state.others(location).stream().map(Location::root).toList();
    List<String> others = new ArrayList<>();
    for (String root : state.trees().keySet()) {
      boolean own = root.equals(location.root()) || known.contains(root);
      if (root.charAt(0) == '#'
          && !own
          && body.mayBeSame(location.number(), new Location(root, "").number())) {
        others.add(root);
      }
    }
    return others;
  }
}
