package dev.lethe.analysis.judge.freshness;

import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What any body puts into fields, whenever that is: what a call of an entry point may find there
 * when it begins. The objects of a class are one here.
 */
final class KeptFields {

  private final TreeMap<String, SortedSet<Source>> sources = new TreeMap<>();

  /** Something is put at a location. */
  void put(Location location, Tree value) {
    String field = field(location);
    if (!field.isEmpty()) {
      value
          .ways()
          .forEach(
              (way, set) ->
                  sources
                      .computeIfAbsent(Location.join(field, way), key -> new TreeSet<>())
                      .addAll(set));
    }
  }

  /** What may lie at a location, or further inside. */
  SortedSet<Source> at(Location location) {
    SortedSet<Source> found = new TreeSet<>();
    String field = field(location);
    for (var entry : sources.tailMap(field).entrySet()) {
      if (field.isEmpty() || !entry.getKey().startsWith(field)) {
        break;
      }
      found.addAll(entry.getValue());
    }
    for (String outer = field; outer.indexOf(';') < outer.length() - 1; ) {
      outer = Location.outer(outer);
      found.addAll(sources.getOrDefault(outer, new TreeSet<>()));
    }
    return found;
  }

  /** The way from the last field on; a static field is such, too. */
  private static String field(Location location) {
    String whole =
        location.root().charAt(0) == '='
            ? location.root().substring(1) + ";" + location.way()
            : location.way();
    int from = 0;
    for (int start = 0; start < whole.length(); start = whole.indexOf(';', start) + 1) {
      if (whole.charAt(start) != '[' && whole.charAt(start) != '&') {
        from = start;
      }
    }
    boolean isField = !whole.isEmpty() && whole.charAt(from) != '[' && whole.charAt(from) != '&';
    return isField ? whole.substring(from) : "";
  }
}
