package dev.lethe.agent.task;

/**
 * What a session spent.
 *
 * @param actions what was sent to the device
 * @param observations frames taken from the device
 * @param perceptions frames that had to be made sense of, because the cache did not know them
 * @param decisions how often the policy was asked
 */
public record Cost(int actions, long observations, long perceptions, int decisions) {}
