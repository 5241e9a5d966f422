package dev.lethe.analysis.freshness.world;

/** A device fails. */
public final class Slip extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public Slip() {
    super(null, null, false, false);
  }
}
