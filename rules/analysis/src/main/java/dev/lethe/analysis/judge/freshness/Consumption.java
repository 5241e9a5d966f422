package dev.lethe.analysis.judge.freshness;

/**
 * An acting call is given something.
 *
 * @param where the acting call
 * @param source where what it is given comes from
 * @param byType whether the parameter is one of coordinates; else it is a number
 */
record Consumption(Spot where, Source source, boolean byType) implements Comparable<Consumption> {

  @Override
  public int compareTo(Consumption other) {
    int byPlace = where.compareTo(other.where);
    int bySource = byPlace != 0 ? byPlace : source.compareTo(other.source);
    return bySource != 0 ? bySource : Boolean.compare(byType, other.byType);
  }
}
