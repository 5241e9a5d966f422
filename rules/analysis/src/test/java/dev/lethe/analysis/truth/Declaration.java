package dev.lethe.analysis.truth;

import dev.lethe.catalogue.finding.Place;

/**
 * A method, constructor, initialiser or type that a source declares.
 *
 * @param type binary name of the type, or of the type around it
 * @param method the method's name as in class files; empty for a type
 * @param named the line of its name
 * @param first the first line of its text
 * @param last the last line of its text
 */
record Declaration(String type, String method, int named, int first, int last) {

  boolean isType() {
    return method.isEmpty();
  }

  /** Whether a place is this method, or for a type one of its own methods. */
  boolean holds(Place place) {
    String found = place.member().substring(0, place.member().indexOf('('));
    boolean inside = first <= place.line() && place.line() <= last;
    return place.type().equals(type) && (isType() || (found.equals(method) && inside));
  }

  /** How differences and the list of known gaps name it. */
  String label() {
    return isType() ? type : type + "#" + method;
  }
}
