package dev.lethe.agent.context;

/**
 * What a note says about the screen shown now.
 *
 * @param control the label of the control it is about
 */
public record Advice(String control, String text) {}
