package com.example.parcels;

import dev.lethe.annotations.AgentEntryPoint;
import java.util.ArrayList;
import java.util.List;

/** Obeys a note while the rules are those under which it was taken. */
public final class PatientRouter {

  /** Sends parcels; a lane that was refused under other rules is tried again. */
  @AgentEntryPoint
  public int run(Depot depot, List<String> parcels) {
    List<LaneNote> notes = new ArrayList<>();
    int sent = 0;
    for (String parcel : parcels) {
      List<String> lanes = open(depot, notes);
      if (!lanes.isEmpty() && depot.take(parcel, lanes.get(0))) {
        sent++;
      } else if (!lanes.isEmpty()) {
        notes.add(new LaneNote(parcel, "sent", "refused", depot.rules(), lanes.get(0)));
      }
    }
    return sent;
  }

  private static List<String> open(Depot depot, List<LaneNote> notes) {
    List<String> lanes = new ArrayList<>(depot.lanes());
    notes.stream()
        .filter(note -> note.appliesTo(depot))
        .map(LaneNote::lane)
        .forEach(lanes::remove);
    return lanes;
  }
}
