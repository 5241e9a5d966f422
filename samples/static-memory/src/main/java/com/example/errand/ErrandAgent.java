package com.example.errand;

import dev.lethe.annotations.AgentEntryPoint;
import java.util.HashMap;
import java.util.Map;

/** Plans errands in town. */
public final class ErrandAgent {

  private static final Map<String, String> SHOPS = new HashMap<>();
  private static final Map<String, Integer> MINUTES = Map.of("bakery", 5, "market", 20);

  private static String lastGoal = "";

  private final Town town;

  public ErrandAgent(Town town) {
    this.town = town;
  }

  /** Says where to go for the goal. */
  @AgentEntryPoint
  public String plan(String goal) {
    String shop = SHOPS.get(goal);
    if (shop == null) {
      shop = town.shopSelling(goal);
      SHOPS.put(goal, shop);
    }
    String plan = goal + " from the " + shop + ", " + MINUTES.getOrDefault(shop, 10) + " minutes";
    if (goal.equals(lastGoal)) {
      plan += ", again";
    }
    lastGoal = goal;
    return plan;
  }
}
