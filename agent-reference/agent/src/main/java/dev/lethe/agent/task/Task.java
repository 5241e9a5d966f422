package dev.lethe.agent.task;

/**
 * What one session is for.
 *
 * @param name how it is called on the command line
 * @param instruction what a person would say
 * @param goal what must be seen at the end
 */
public record Task(String name, String instruction, Goal goal) {}
