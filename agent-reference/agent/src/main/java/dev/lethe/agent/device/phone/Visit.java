package dev.lethe.agent.device.phone;

/** One stay on a page, and how far it is scrolled. */
final class Visit {

  private final Page page;
  private int scrolled;

  Visit(Page page) {
    this.page = page;
  }

  Page page() {
    return page;
  }

  int scrolled() {
    return scrolled;
  }

  void scrollTo(int pixels) {
    scrolled = pixels;
  }
}
