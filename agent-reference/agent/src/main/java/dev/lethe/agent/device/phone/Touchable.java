package dev.lethe.agent.device.phone;

/** What a touch can land on. */
sealed interface Touchable {

  /** A line of the page. */
  record Line(Row row) implements Touchable {}

  /** An option of the dialog. */
  record Option(String value) implements Touchable {}

  /** A button of the dialog. */
  record Button(String label) implements Touchable {}
}
