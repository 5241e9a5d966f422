package com.example.parcels;

import dev.lethe.annotations.Condition;
import dev.lethe.annotations.Note;

/** A label that was refused; it says under which rules, and there is no way to ask. */
@Note
public record LabelNote(
    String seen, String tried, String feedback, @Condition int rules, String label) {}
