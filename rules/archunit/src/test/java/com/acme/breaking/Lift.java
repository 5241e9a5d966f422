package com.acme.breaking;

/** A session starts in it where nobody says so. */
public final class Lift {

  private static int floor;

  /** Goes to a floor, and tells the one before. */
  public int ride(int to) {
    int from = floor;
    floor = to;
    return from;
  }
}
