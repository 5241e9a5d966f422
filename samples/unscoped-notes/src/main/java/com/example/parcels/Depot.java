package com.example.parcels;

import java.util.List;

/** Takes parcels on lanes, under rules that change. */
public interface Depot {

  /** The lanes there are. */
  List<String> lanes();

  /** The version of the rules that hold now. */
  int rules();

  /** Whether a parcel may go down a lane. */
  boolean take(String parcel, String lane);
}
