package dev.lethe.checker.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FoldTest {

  @Test
  void keepsShortTextOnOneLine() {
    assertThat(Fold.text("head:", "a  b\nc", 4)).containsExactly("head: a b c");
    assertThat(Fold.text("  fix:  ", "do", 8)).containsExactly("  fix:  do");
    assertThat(Fold.text("head:", "", 4)).containsExactly("head: ");
  }

  @Test
  void losesNoWordAndKeepsToTheWidth() {
    Random random = new Random(7);
    for (int run = 0; run < 300; run++) {
      String text = words(random, 1 + random.nextInt(60));

      List<String> lines = Fold.text("head:", text, 4);

      assertThat(String.join(" ", lines).strip().split("\\s+"))
          .containsExactly(("head: " + text).split(" "));
      assertThat(lines).allMatch(line -> line.length() <= Fold.WIDTH || isOneWord(line));
      assertThat(lines.subList(1, lines.size())).allMatch(line -> line.startsWith("    "));
    }
  }

  private static boolean isOneWord(String line) {
    return !line.strip().contains(" ");
  }

  private static String words(Random random, int count) {
    StringBuilder text = new StringBuilder("x");
    for (int word = 1; word < count; word++) {
      text.append(' ').append("w".repeat(1 + random.nextInt(random.nextInt(100) == 0 ? 120 : 12)));
    }
    return text.toString();
  }
}
