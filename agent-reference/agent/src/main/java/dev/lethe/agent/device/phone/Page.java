package dev.lethe.agent.device.phone;

import java.util.List;

/** A page of the app. */
record Page(String title, List<Row> rows) {

  Page {
    rows = List.copyOf(rows);
  }
}
