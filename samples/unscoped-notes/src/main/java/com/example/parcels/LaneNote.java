package com.example.parcels;

import dev.lethe.annotations.AppliesWhen;
import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;

/**
 * A lane that was refused.
 *
 * @param seen what was to be sent
 * @param tried what was done
 * @param feedback what came back
 * @param rules the version of the rules under which that was so
 * @param lane the lane to leave alone while they hold
 */
@Note
public record LaneNote(
    String seen, String tried, String feedback, @Condition int rules, String lane) {

  /** Whether the rules are still those of the note. */
  @AppliesWhen
  public boolean appliesTo(Depot depot) {
    return depot.rules() == rules;
  }
}
