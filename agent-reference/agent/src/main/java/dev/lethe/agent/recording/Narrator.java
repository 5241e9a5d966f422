package dev.lethe.agent.recording;

import java.io.PrintStream;
import java.util.Set;

/** Tells a person who watches what happens, and passes every entry on to be kept. */
public final class Narrator implements Recorder {

  private static final Set<String> TOLD = Set.of("acted", "researched", "noted", "refused");

  private final PrintStream console;
  private final Recorder kept;

  /** Tells on the console, keeps in the recorder. */
  public Narrator(PrintStream console, Recorder kept) {
    this.console = console;
    this.kept = kept;
  }

  @Override
  public void write(Entry entry) {
    kept.write(entry);
    if (TOLD.contains(entry.kind())) {
      console.println("  " + entry.text());
    }
  }
}
