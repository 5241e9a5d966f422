package dev.lethe.analysis.judge.notes;

import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.program.FieldModel;
import java.util.HashSet;
import java.util.Set;

/** Where a note that nobody asked comes from, or the notes that a container holds. */
sealed interface Source {

  /** Sources that need no further look. */
  enum Known implements Source {
    /** Out of a collection, a field or another store. */
    KEPT,
    /** A note made on the spot. */
    MADE,
    /** A container made on the spot: what it is stored in can be filled later. */
    CONTAINER
  }

  /** What callers pass. */
  record Parameter(Context context, int index) implements Source {}

  /** What a final field was given by its constructor. */
  record Field(FieldModel field) implements Source {}

  /** What comes out of a container of these sources. */
  static Set<Source> contentOf(Set<Source> container) {
    Set<Source> content = new HashSet<>(container);
    content.remove(Known.MADE);
    content.remove(Known.CONTAINER);
    return content;
  }

  /** What a container holds after something of these sources was put into it. */
  static Set<Source> stored(Set<Source> value) {
    Set<Source> content = contentOf(value);
    if (value.contains(Known.MADE)) {
      content.add(Known.KEPT);
    }
    return content;
  }
}
