package dev.lethe.cli;

/** The command line is wrong: one sentence that says what, and one that says what to do. */
final class UsageException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String hint;

  UsageException(String sentence, String hint) {
    super(sentence);
    this.hint = hint;
  }

  String hint() {
    return hint;
  }
}
