package dev.lethe.agent.perception;

/** What a control is for. */
public enum Role {
  /** Leads to another page. */
  LINK,
  /** Is on or off. */
  SWITCH,
  /** Shows a value and opens a dialog that changes it. */
  SETTING,
  /** One of several choices in a dialog. */
  OPTION,
  /** Takes text. */
  FIELD,
  /** Answers a dialog. */
  BUTTON,
  /** Only says something. */
  TEXT
}
