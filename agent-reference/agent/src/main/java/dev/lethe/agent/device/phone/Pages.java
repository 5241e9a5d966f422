package dev.lethe.agent.device.phone;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The pages of the settings app, as delivered; the first is where it starts. */
record Pages(List<Page> pages) {

  static Pages asDelivered() {
    return new Pages(
        List.of(
            settings(),
            network(),
            calls(),
            connectedDevices(),
            notifications(),
            battery(),
            storage(),
            sound(),
            display(),
            text(),
            security(),
            location(),
            language(),
            aboutPhone()));
  }

  private static Page settings() {
    return new Page(
        "Settings",
        List.of(
            link("Network"),
            link("Connected devices"),
            link("Notifications"),
            link("Display"),
            link("Sound and vibration"),
            link("Security"),
            link("Location"),
            link("Storage"),
            link("Battery"),
            link("Language"),
            link("About phone")));
  }

  private static Page network() {
    return new Page(
        "Network",
        List.of(
            toggle("Wi-Fi", "on"),
            toggle("Mobile data", "on"),
            toggle("Airplane mode", "off"),
            link("Calls")));
  }

  private static Page calls() {
    return new Page("Calls", List.of(toggle("Wi-Fi calling", "off"), toggle("Caller ID", "on")));
  }

  private static Page connectedDevices() {
    return new Page("Connected devices", List.of(toggle("Bluetooth", "on"), toggle("NFC", "off")));
  }

  private static Page notifications() {
    return new Page(
        "Notifications",
        List.of(toggle("Notification dots", "on"), toggle("Notification history", "off")));
  }

  private static Page battery() {
    return new Page(
        "Battery",
        List.of(
            toggle("Battery percentage", "off"),
            new Row.Toggle("Battery saver", "off", "Turn on Battery saver?")));
  }

  private static Page storage() {
    return new Page("Storage", List.of(toggle("Free up space by itself", "off")));
  }

  private static Page sound() {
    return new Page(
        "Sound and vibration",
        List.of(
            new Row.Choice("Ring tone", "Bell", List.of("Bell", "Bird", "Brook")),
            new Row.Choice("Alarm tone", "Bird", List.of("Bell", "Bird", "Brook")),
            toggle("Vibrate for calls", "on"),
            toggle("Dial pad tones", "on"),
            toggle("Screen lock sound", "on"),
            toggle("Charging sound", "on"),
            toggle("Tap sound", "off"),
            toggle("Live captions", "off"),
            toggle("Adaptive sound", "off"),
            toggle("Shut off in pocket", "off"),
            toggle("Key vibration", "on"),
            toggle("Key tones", "off")));
  }

  private static Page display() {
    return new Page(
        "Display",
        List.of(
            toggle("Dark theme", "off"),
            toggle("Night light", "off"),
            new Row.Choice(
                "Screen timeout",
                "30 seconds",
                List.of("15 seconds", "30 seconds", "1 minute", "2 minutes", "5 minutes")),
            link("Text and reading"),
            toggle("Auto-rotate screen", "on")));
  }

  private static Page text() {
    return new Page(
        "Text and reading",
        List.of(
            new Row.Choice("Font size", "Default", List.of("Small", "Default", "Large")),
            toggle("Bold text", "off"),
            toggle("High contrast text", "off")));
  }

  private static Page security() {
    return new Page(
        "Security", List.of(toggle("Hide passwords", "on"), toggle("Find phone", "on")));
  }

  private static Page location() {
    return new Page(
        "Location",
        List.of(new Row.Toggle("Use location", "off", "Let apps use this phone's location?")));
  }

  private static Page language() {
    return new Page(
        "Language",
        List.of(new Row.Choice("System language", "English", List.of("Deutsch", "English"))));
  }

  private static Page aboutPhone() {
    return new Page(
        "About phone",
        List.of(new Row.Words("Phone name", "Phone 7"), toggle("Send usage reports", "on")));
  }

  private static Row link(String title) {
    return new Row.Link(title);
  }

  private static Row toggle(String label, String initial) {
    return new Row.Toggle(label, initial, "");
  }

  Page first() {
    return pages.get(0);
  }

  Page titled(String title) {
    return pages.stream().filter(page -> page.title().equals(title)).findFirst().orElseThrow();
  }

  /** Returns the value of every setting before anybody has touched it. */
  Map<String, String> initialValues() {
    Map<String, String> values = new HashMap<>();
    for (Page page : pages) {
      for (Row row : page.rows()) {
        String initial = initial(row);
        if (!initial.isEmpty()) {
          values.put(row.label(), initial);
        }
      }
    }
    return values;
  }

  private static String initial(Row row) {
    if (row instanceof Row.Toggle toggle) {
      return toggle.initial();
    }
    if (row instanceof Row.Choice choice) {
      return choice.initial();
    }
    return row instanceof Row.Words words ? words.initial() : "";
  }
}
