package dev.lethe.agent.session;

/**
 * What a session may spend before it gives up.
 *
 * @param actions sent to the device
 * @param decisions asked of the policy
 */
public record Budget(int actions, int decisions) {

  /** Returns a budget with which every task of the settings app can be done many times over. */
  public static Budget ample() {
    return new Budget(60, 120);
  }
}
