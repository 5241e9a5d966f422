package dev.lethe.analysis.callgraph;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/** What could not be seen while solving. */
final class Blindness {

  /** A blind spot before it has a place. */
  record Spot(String kind, Site site, String consequence) {}

  private final Map<Spot, Spot> spots = new LinkedHashMap<>();
  private final Map<String, Site> missing = new TreeMap<>();

  void nativeMethod(Context context) {
    Site site = new Site(context, Solver.madeUp(context.method(), 0));
    note("native method", site, "what its native code does, and calls back, is not seen");
  }

  void note(String kind, Site site, String consequence) {
    if (site.context().world() == World.AGENT) {
      Spot spot = new Spot(kind, site, consequence);
      spots.putIfAbsent(spot, spot);
    }
  }

  /** A class that code refers to and that is nowhere. */
  void missingClass(String name, Site site) {
    if (site.context().world() == World.AGENT) {
      missing.putIfAbsent(name, site);
    }
  }

  Iterable<Spot> spots() {
    return spots.keySet();
  }

  /** Missing classes by name, each with the first site that refers to it. */
  Map<String, Site> missing() {
    return missing;
  }
}
