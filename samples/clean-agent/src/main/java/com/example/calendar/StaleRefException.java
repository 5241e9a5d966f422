package com.example.calendar;

/** A control is not on the screen any more. */
final class StaleRefException extends Exception {

  private static final long serialVersionUID = 1L;

  StaleRefException(String label) {
    super(label);
  }
}
