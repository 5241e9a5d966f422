package com.example.support;

import dev.lethe.annotations.AgentEntryPoint;
import java.util.ArrayList;
import java.util.List;

/** Answers questions to a help desk. */
public final class SupportAgent {

  private final Model model;
  private final Recorder recorder;
  private final PromptBuilder prompts;

  public SupportAgent(Model model, Recorder recorder) {
    this.model = model;
    this.recorder = recorder;
    this.prompts = new PromptBuilder(new History(recorder));
  }

  /** Answers one question. */
  @AgentEntryPoint
  public String answer(String question) {
    List<String> context = new ArrayList<>();
    context.add(prompts.opening(question));
    recorder.write("Question: " + question);
    String answer = model.complete(context);
    recorder.write("Answer: " + answer);
    return answer;
  }
}
