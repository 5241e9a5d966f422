package dev.lethe.analysis.freshness;

/** Source text in the making, a statement a line. */
final class Source {

  private final StringBuilder text = new StringBuilder();
  private int depth;

  void line(String line) {
    depth -= line.startsWith("}") ? 1 : 0;
    text.append("  ".repeat(depth)).append(line).append('\n');
    depth += line.endsWith("{") ? 1 : 0;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
