package dev.lethe.cli;

import java.util.List;

/** One finding of a text report and its count; what is left out is marked. */
final class Excerpt {

  private static final String LEFT_OUT = "[…]\n";

  private Excerpt() {}

  /**
   * The finding in a file and the last line.
   *
   * @throws IllegalArgumentException if nothing is reported in that file
   */
  static String of(String report, String file) {
    List<String> blocks = List.of(report.split("\n\n", -1));
    int last = blocks.size() - 1;
    int finding = 0;
    while (!isIn(file, blocks.get(finding))) {
      if (++finding == last) {
        throw new IllegalArgumentException("nothing in " + file + " is reported:\n" + report);
      }
    }
    return (finding > 0 ? LEFT_OUT : "")
        + blocks.get(finding)
        + "\n"
        + (finding < last - 1 ? LEFT_OUT : "\n")
        + blocks.get(last);
  }

  private static boolean isIn(String file, String block) {
    String head = block.lines().findFirst().orElse("");
    return head.contains("/" + file + ":");
  }
}
