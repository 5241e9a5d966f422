package dev.lethe.analysis;

import dev.lethe.catalogue.finding.PathStep;
import dev.lethe.catalogue.finding.Place;
import java.util.List;

/** The agent-reachable methods of application code, and the way to each. */
public interface ReachedCode {

  /** Every reached method of application code, sorted; the line is the method's first. */
  List<Place> methods();

  /** A shortest path from an entry point to a method that {@link #methods()} lists. */
  List<PathStep> pathTo(Place method);
}
