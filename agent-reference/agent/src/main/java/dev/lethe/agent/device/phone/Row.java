package dev.lethe.agent.device.phone;

import java.util.List;

/** One line of a page. */
sealed interface Row {

  /** Returns the words on the line. */
  String label();

  /** Leads to the page of that title. */
  record Link(String label) implements Row {}

  /**
   * A setting that is on or off.
   *
   * @param question what is asked before it is turned on, empty if nothing is
   */
  record Toggle(String label, String initial, String question) implements Row {}

  /** A setting with a few values to choose from. */
  record Choice(String label, String initial, List<String> options) implements Row {}

  /** A setting that takes any words. */
  record Words(String label, String initial) implements Row {}
}
