package dev.lethe.agent.device.phone;

import java.util.SplittableRandom;

/** Decides, by seed, what goes less than smoothly each time a page is entered. */
final class Disturbances {

  private final SplittableRandom random;

  Disturbances(long seed) {
    random = new SplittableRandom(seed);
  }

  /** Returns what disturbs the page entered next. */
  Arrival next() {
    int slowFrames = oneIn(3) ? random.nextInt(1, 5) : 0;
    int banner = oneIn(2) ? random.nextInt(140, 320) : 0;
    return new Arrival(slowFrames, banner, oneIn(8));
  }

  private boolean oneIn(int count) {
    return random.nextInt(count) == 0;
  }

  /**
   * What disturbs one page.
   *
   * @param slowFrames how many frames show it loading
   * @param banner the height of what lands above its lines once they were seen
   * @param interruption whether a dialog comes up once they were seen
   */
  record Arrival(int slowFrames, int banner, boolean interruption) {}
}
