package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.program.ClassModel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Places that look up members of class objects by reflection. They wait until all else has settled:
 * a place that then turns out to ask about very many classes is taken for one that computes its
 * class, which is a blind spot, rather than for one that calls all of them.
 */
final class Lookups {

  /** About how many classes one place may ask before they count as computed. */
  private static final int MOST_CLASSES = 48;

  private final Blindness blindness;
  private final ArrayDeque<Lookup> waiting = new ArrayDeque<>();

  Lookups(Blindness blindness) {
    this.blindness = blindness;
  }

  /** A place that does something with each class it is asked about, unless these are too many. */
  Lookup at(Site site, Consumer<ClassModel> action) {
    return new Lookup(site, action);
  }

  /** Goes on where everything else has settled; says whether there was anything to do. */
  boolean more() {
    boolean any = !waiting.isEmpty();
    while (!waiting.isEmpty()) {
      waiting.remove().proceed();
    }
    return any;
  }

  /** One place. */
  final class Lookup {

    private final Site site;
    private final Consumer<ClassModel> action;
    private final Set<ClassModel> classes = new LinkedHashSet<>();
    private final List<ClassModel> open = new ArrayList<>();

    private Lookup(Site site, Consumer<ClassModel> action) {
      this.site = site;
      this.action = action;
    }

    void add(ClassModel model) {
      if (classes.add(model)) {
        if (open.isEmpty()) {
          waiting.add(this);
        }
        open.add(model);
      }
    }

    private void proceed() {
      List<ClassModel> next = List.copyOf(open);
      open.clear();
      if (classes.size() <= MOST_CLASSES) {
        next.forEach(action);
      } else {
        blindness.note(
            "reflection",
            site,
            "more classes arrive here than can be told apart; what runs of them is not seen");
      }
    }
  }
}
