package dev.lethe.checker.settle;

import dev.lethe.catalogue.finding.Place;
import dev.lethe.checker.source.SourcePlaces;

/** The part of the code that an exception speaks of. */
sealed interface Scope {

  /** Whether a place is part of it. */
  boolean covers(Place place);

  /**
   * What an annotation stands on.
   *
   * @param declared the annotated type, method or field
   * @param places finds local and anonymous types inside the declaration
   */
  record Annotated(Place declared, SourcePlaces places) implements Scope {

    @Override
    public boolean covers(Place place) {
      boolean nested = place.type().startsWith(declared.type() + "$");
      if (declared.member().isEmpty()) {
        return nested || place.type().equals(declared.type());
      }
      return isMember(place) || (nested && places.contains(declared, place));
    }

    private boolean isMember(Place place) {
      return place.type().equals(declared.type()) && place.member().equals(declared.member());
    }
  }

  /**
   * What the configuration names.
   *
   * @param type a type, nested types with a dot or a dollar sign
   * @param member name of its methods or its field; empty for all of the type
   */
  record Named(String type, String member) implements Scope {

    @Override
    public boolean covers(Place place) {
      return member.isEmpty()
          ? isOrEncloses(place.type())
          : isType(place.type()) && member.equals(name(place.member()));
    }

    private boolean isOrEncloses(String binaryName) {
      int nested = binaryName.lastIndexOf('$');
      return isType(binaryName) || (nested > 0 && isOrEncloses(binaryName.substring(0, nested)));
    }

    private boolean isType(String binaryName) {
      return binaryName.equals(type) || binaryName.replace('$', '.').equals(type.replace('$', '.'));
    }

    private static String name(String member) {
      int parenthesis = member.indexOf('(');
      return parenthesis < 0 ? member : member.substring(0, parenthesis);
    }
  }
}
