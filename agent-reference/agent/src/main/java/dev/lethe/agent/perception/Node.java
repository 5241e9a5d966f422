package dev.lethe.agent.perception;

/** One thing that a device draws, before anybody has made sense of it. */
public record Node(Kind kind, String text, Bounds bounds) {

  /** What is drawn. */
  public enum Kind {
    /** The name of the page. */
    TITLE,
    /** Words of a row. */
    TEXT,
    /** An arrow: the row leads to another page. */
    ARROW,
    /** A switch; its text is {@code on} or {@code off}. */
    SWITCH,
    /** The present value of a row that opens a dialog. */
    VALUE,
    /** A panel in front of everything else; its text is the dialog's title. */
    DIALOG,
    /** A line to choose in a dialog. */
    OPTION,
    /** The mark beside the chosen option. */
    CHECK,
    /** A field to type into; its text is what it holds. */
    FIELD,
    /** A button. */
    BUTTON,
    /** Something turning: the page is not there yet. */
    SPINNER,
    /** The page goes on above what is shown. */
    MORE_ABOVE,
    /** The page goes on below what is shown. */
    MORE_BELOW
  }
}
