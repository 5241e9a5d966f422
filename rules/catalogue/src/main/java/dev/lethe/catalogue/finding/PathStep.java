package dev.lethe.catalogue.finding;

/**
 * One step of the way from an entry point to a finding.
 *
 * @param kind how this step is taken from the previous one
 * @param place the method that is entered ({@link Place#type()}, {@link Place#member()}) and the
 *     line where the step is seen: the line of the call that leads here, for an entry point the
 *     first line of its method, for the last step the line that is reported
 * @param in the class and method that contain that line; equal to {@code place}'s for entry and use
 */
public record PathStep(StepKind kind, Place place, Place in) {}
