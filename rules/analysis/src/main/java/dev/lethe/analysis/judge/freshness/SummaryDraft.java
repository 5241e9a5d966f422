package dev.lethe.analysis.judge.freshness;

import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Collects what a body's ways have in common. */
final class SummaryDraft {

  private final Body body;
  private final SortedSet<Consumption> consumed = new TreeSet<>();
  private @Nullable State end;
  private @Nullable Tree result;
  private @Nullable Spot change;

  SummaryDraft(Body body) {
    this.body = body;
  }

  /** A way ends with a value, 0 for none. */
  void returned(int value, State state) {
    result = Tree.either(result, state.under(Location.value(value)));
    if (end == null) {
      end = state.copy();
    } else {
      end.meet(state);
    }
  }

  /** An acting call is given what this body was given. */
  void consumed(Consumption consumption) {
    consumed.add(consumption);
  }

  /** The screen changes. */
  void changed(Spot spot) {
    boolean first = change == null || spot.compareTo(change) < 0;
    change = first ? Spot.graver(spot, change) : Spot.graver(change, spot);
  }

  Summary summary() {
    return new Summary(end != null, result == null ? new Tree() : result, left(), consumed, change);
  }

  private Map<String, Tree> left() {
    Map<String, Tree> left = new TreeMap<>();
    if (end == null) {
      return left;
    }
    int[] parameters = body.control().parameters();
    for (int i = 0; i < parameters.length; i++) {
      Tree inside = end.under(Location.value(parameters[i]));
      inside.ways().remove("");
      if (!inside.ways().isEmpty()) {
        left.put(Location.parameter(i).root(), inside);
      }
    }
    end.trees()
        .forEach(
            (root, tree) -> {
              if (root.charAt(0) == '=') {
                left.put(root, tree);
              }
            });
    return left;
  }
}
