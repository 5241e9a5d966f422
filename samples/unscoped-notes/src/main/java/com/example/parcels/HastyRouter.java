package com.example.parcels;

import dev.lethe.annotations.AgentEntryPoint;
import java.util.ArrayList;
import java.util.List;

/** Never tries again what was refused once. */
public final class HastyRouter {

  /** Sends parcels until no lane is left. */
  @AgentEntryPoint
  public int run(Depot depot, List<String> parcels) {
    List<LaneNote> notes = new ArrayList<>();
    List<LabelNote> labels = new ArrayList<>();
    int sent = 0;
    for (String parcel : parcels) {
      List<String> lanes = new ArrayList<>(depot.lanes());
      for (LaneNote note : notes) {
        lanes.remove(note.lane());
      }
      if (lanes.isEmpty()) {
        return sent;
      }
      if (depot.take(parcel, lanes.get(0))) {
        sent++;
      } else {
        notes.add(new LaneNote(parcel, "sent", "refused", depot.rules(), lanes.get(0)));
        labels.add(new LabelNote(parcel, "labelled", "refused", depot.rules(), "fragile"));
      }
    }
    return sent;
  }
}
