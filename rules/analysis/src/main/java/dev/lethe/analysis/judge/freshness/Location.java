package dev.lethe.analysis.judge.freshness;

import dev.lethe.analysis.program.FieldModel;
import java.util.Comparator;

/**
 * Where a value lies: in a value of the body, a parameter or a static field, and from there along
 * fields.
 *
 * @param root a value of the body ({@code #7}), a parameter as callers see it ({@code @0}) or a
 *     static field ({@code =type.field})
 * @param way the parts that lead inside, each ended by a semicolon; empty for the root itself
 */
record Location(String root, String way) implements Comparable<Location> {

  /** What an array, a container or another object of a library holds. */
  static final String CONTENT = "[];";

  /** Ways are followed this far; what lies deeper is taken together. */
  private static final int DEEPEST = 5;

  private static final Comparator<Location> ORDER =
      Comparator.comparing(Location::root).thenComparing(Location::way);

  static Location value(int value) {
    return new Location("#" + value, "");
  }

  static Location parameter(int index) {
    return new Location("@" + index, "");
  }

  static Location ofStatic(FieldModel field) {
    return new Location("=" + field.owner().name() + "." + field.name(), "");
  }

  static String field(FieldModel field) {
    return field.owner().name() + "." + field.name() + ";";
  }

  /** What a functional object has captured, told apart by its code. */
  static String captured(int index, String code) {
    return "&" + index + code + ";";
  }

  boolean isValue() {
    return root.charAt(0) == '#';
  }

  boolean isParameter() {
    return root.charAt(0) == '@';
  }

  /** The number of the value or parameter that is the root. */
  int number() {
    return Integer.parseInt(root.substring(1));
  }

  Location inside(String further) {
    return further.isEmpty() ? this : new Location(root, join(way, further));
  }

  /** One way after another; contents of contents are contents, and what is too deep is cut off. */
  static String join(String first, String second) {
    String joined = first + second;
    while (joined.contains(CONTENT + CONTENT)) {
      joined = joined.replace(CONTENT + CONTENT, CONTENT);
    }
    int end = 0;
    for (int depth = 0; depth < DEEPEST && end < joined.length(); depth++) {
      end = joined.indexOf(';', end) + 1;
    }
    return joined.substring(0, end);
  }

  /** A way without its last part. */
  static String outer(String way) {
    return way.substring(0, way.lastIndexOf(';', way.length() - 2) + 1);
  }

  @Override
  public int compareTo(Location other) {
    return ORDER.compare(this, other);
  }
}
