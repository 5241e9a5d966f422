package com.example.agent;

import com.example.journal.Recorder;
import com.example.recall.Recollection;
import dev.lethe.annotations.AgentEntryPoint;
import java.util.ArrayList;
import java.util.List;

/** Gives advice on plants. */
public final class GardenAgent {

  private final Recollection recollection;
  private final Recorder recorder;

  public GardenAgent(Recollection recollection, Recorder recorder) {
    this.recollection = recollection;
    this.recorder = recorder;
  }

  /** Says what to do about a plant. */
  @AgentEntryPoint
  public String advise(String plant) {
    List<String> context = new ArrayList<>(recollection.about(plant));
    String advice = "Water the " + plant + " " + (context.isEmpty() ? "now" : "less than before");
    recorder.write(advice);
    return advice;
  }
}
