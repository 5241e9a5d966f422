package com.example.agent;

import com.example.journal.RecordedRecollection;
import com.example.journal.Recorder;
import java.nio.file.Path;

/** Runs one session for each plant given. */
public final class Main {

  private Main() {}

  public static void main(String[] plants) {
    Recorder recorder = new Recorder(Path.of("garden-recording.txt"));
    for (String plant : plants) {
      System.out.println(
          new GardenAgent(new RecordedRecollection(recorder), recorder).advise(plant));
    }
  }
}
