package dev.lethe.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class NearestWordTest {

  private static final List<String> KEYS = List.of("entryPoints", "inputs", "rules", "recordings");

  @Test
  void theFewestChangesWin() {
    assertThat(NearestWord.of("input", KEYS)).contains("inputs");
    assertThat(NearestWord.of("recordngs", KEYS)).contains("recordings");
    assertThat(NearestWord.of("ruels", List.of("rulers", "rules"))).contains("rulers");
  }

  @Test
  void letterCaseDoesNotCount() {
    assertThat(NearestWord.of("ENTRYPOINTS", KEYS)).contains("entryPoints");
  }

  @Test
  void theFirstOfSeveralWins() {
    assertThat(NearestWord.of("cat", List.of("cut", "cot"))).contains("cut");
  }

  @Test
  void aThirdOfTheLongerWordIsTheLimit() {
    assertThat(NearestWord.of("abcxyz", List.of("abcdyw"))).contains("abcdyw");
    assertThat(NearestWord.of("abcxyz", List.of("abduvw"))).isEmpty();
    assertThat(NearestWord.of("", KEYS)).isEmpty();
    assertThat(NearestWord.of("rules", List.of())).isEmpty();
  }
}
