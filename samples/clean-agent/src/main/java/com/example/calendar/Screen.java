package com.example.calendar;

import java.util.Map;
import java.util.TreeSet;

/** What the phone shows: the controls by their labels. */
public record Screen(Map<String, Point> controls) {

  @Override
  public String toString() {
    return String.join(", ", new TreeSet<>(controls.keySet()));
  }
}
