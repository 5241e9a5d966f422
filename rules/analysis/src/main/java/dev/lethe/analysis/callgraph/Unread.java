package dev.lethe.analysis.callgraph;

import org.jspecify.annotations.Nullable;

/**
 * Marks an object of library code that nobody read.
 *
 * @param origin the object it is a part of, or what tells it apart from others of its site
 */
record Unread(Object origin) {

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Unread unread && origin.equals(unread.origin);
  }

  @Override
  public int hashCode() {
    return origin.hashCode() + 1;
  }
}
