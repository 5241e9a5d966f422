package dev.lethe.agent.device.phone;

import java.util.List;

/**
 * A dialog in front of a page.
 *
 * @param setting the setting it changes, empty if none
 * @param options what can be chosen, which closes it
 * @param hasField whether it takes words
 * @param buttons from left to right; the first refuses
 */
record Dialog(
    String title, String setting, List<String> options, boolean hasField, List<String> buttons) {

  static Dialog confirming(Row.Toggle toggle) {
    return new Dialog(
        toggle.question(), toggle.label(), List.of(), false, List.of("Cancel", "Turn on"));
  }

  static Dialog choosing(Row.Choice choice) {
    return new Dialog(choice.label(), choice.label(), choice.options(), false, List.of("Cancel"));
  }

  static Dialog asking(Row.Words words) {
    return new Dialog(words.label(), words.label(), List.of(), true, List.of("Cancel", "Save"));
  }

  /** Comes up by itself. */
  static Dialog interrupting() {
    return new Dialog(
        "A software update is ready", "", List.of(), false, List.of("Later", "Install"));
  }

  boolean agreesWith(String button) {
    return buttons.indexOf(button) > 0;
  }
}
