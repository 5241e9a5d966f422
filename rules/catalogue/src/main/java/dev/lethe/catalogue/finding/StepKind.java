package dev.lethe.catalogue.finding;

import java.util.Locale;

/** How one step of a path gets from a method to the next, and so how sure the step is. */
public enum StepKind {
  /** A session starts here. */
  ENTRY(true),
  /**
   * A call whose only target is known from the class file: static, private, constructor, {@code
   * super}.
   */
  DIRECT(true),
  /** A virtual or interface call with one possible target. */
  SINGLE(true),
  /** A virtual or interface call with several possible targets. */
  VIRTUAL(false),
  /** A lambda or method reference that is called through its functional interface. */
  FUNCTION(false),
  /** The virtual machine runs a class initialiser. */
  INITIALIZER(true),
  /** A container or the virtual machine creates the object whose constructor this is. */
  CREATED(false),
  /** A known library method that calls back, by its model. */
  MODELLED(false),
  /** An unread library that may call back what was handed to it. */
  CALLBACK(false),
  /** Reflection, with a name that was resolved. */
  REFLECTIVE(false),
  /** No session runs this code, but it puts the agent together. */
  WIRING(true),
  /** The line that the finding is about. */
  USE(true);

  private final boolean sure;

  StepKind(boolean sure) {
    this.sure = sure;
  }

  /** Whether the analysis is certain that this step can be taken. */
  public boolean sure() {
    return sure;
  }

  /** The word that reports use. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
