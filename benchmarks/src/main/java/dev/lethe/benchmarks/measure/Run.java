package dev.lethe.benchmarks.measure;

/**
 * What one run of a process took.
 *
 * @param wall seconds from start to end
 * @param processor seconds of processor time, in the program and in the system for it
 * @param peak the most memory it had resident at once, in MiB
 */
public record Run(double wall, double processor, double peak) {}
