package com.example.support;

/** Puts the first prompt of a session together. */
final class PromptBuilder {

  private final History history;

  PromptBuilder(History history) {
    this.history = history;
  }

  String opening(String question) {
    return """
    You answer questions to a help desk, in one sentence.
    What happened last time:
    %s
    The question: %s
    """
        .formatted(history.lastSession(), question);
  }
}
