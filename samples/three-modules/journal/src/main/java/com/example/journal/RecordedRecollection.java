package com.example.journal;

import com.example.recall.Recollection;
import java.util.List;

/** Recalls what sessions left in their recordings. */
public final class RecordedRecollection implements Recollection {

  private final Recorder recorder;

  public RecordedRecollection(Recorder recorder) {
    this.recorder = recorder;
  }

  @Override
  public List<String> about(String topic) {
    return recorder.entries().stream().filter(line -> line.contains(topic)).toList();
  }
}
