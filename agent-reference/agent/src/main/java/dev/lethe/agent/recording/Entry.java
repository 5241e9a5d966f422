package dev.lethe.agent.recording;

/**
 * One line of a recording.
 *
 * @param kind what happened, in one word
 * @param text what happened, for people
 * @param details the same and more, for programs
 */
public record Entry(String kind, String text, Value.Fields details) {}
