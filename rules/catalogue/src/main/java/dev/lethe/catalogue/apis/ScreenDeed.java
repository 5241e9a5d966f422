package dev.lethe.catalogue.apis;

import java.util.Arrays;
import java.util.Optional;

/** What a method of a screen-driving library does with the screen. */
public enum ScreenDeed {
  /** Takes a new observation. */
  OBSERVES,
  /** Acts without being told where. */
  CHANGES,
  /** Acts where it is told. */
  ACTS,
  /** Begins a gesture where it is told; the screen stays until the gesture ends. */
  AIMS,
  /** Looks a place up on the screen as it is now. */
  RESOLVES,
  /** Looks an element up; the element stands for itself until the page is another. */
  FINDS,
  /** Brings another page: elements that were found before are gone. */
  RENEWS;

  /** The word for it in data files. */
  public String word() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }

  /** Whether what it is given is acted on. */
  public boolean consumes() {
    return this == ACTS || this == AIMS;
  }

  /** Whether the screen may be another afterwards, or is looked at anew. */
  public boolean ages() {
    return this == OBSERVES || this == CHANGES || this == ACTS || this == RENEWS;
  }

  /** The deed of a word. */
  static Optional<ScreenDeed> of(String word) {
    return Arrays.stream(values()).filter(deed -> deed.word().equals(word)).findAny();
  }
}
