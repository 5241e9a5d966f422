package dev.lethe.catalogue.finding;

/**
 * A line that supports a finding beside its path, such as where a field is written.
 *
 * @param role what the line is evidence of, in a few words ({@code written here})
 * @param place where
 */
public record Evidence(String role, Place place) {}
