package com.example.errand;

/** Runs one session for each goal given. */
public final class Main {

  private Main() {}

  public static void main(String[] goals) {
    Town town = ware -> ware.equals("bread") ? "bakery" : "market";
    for (String goal : goals) {
      System.out.println(new ErrandAgent(town).plan(goal));
    }
  }
}
