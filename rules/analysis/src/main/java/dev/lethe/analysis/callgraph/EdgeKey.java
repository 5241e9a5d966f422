package dev.lethe.analysis.callgraph;

import org.jspecify.annotations.Nullable;

/** Tells edges with masks apart. */
final class EdgeKey {

  private final long ends;
  private final ObjectSet.Mask mask;

  EdgeKey(int from, int to, ObjectSet.Mask mask) {
    this.ends = (long) from << 32 | to;
    this.mask = mask;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof EdgeKey key && ends == key.ends && mask.equals(key.mask);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(ends) * 31 + mask.hashCode();
  }
}
