package dev.lethe.benchmarks.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpreadTest {

  @Test
  void takesTheOneInTheMiddle() {
    assertThat(spread(9, 1, 4)).isEqualTo(new Spread(4, 1, 9));
  }

  @Test
  void takesHalfwayBetweenTheTwoInTheMiddle() {
    assertThat(spread(9, 1, 4, 5)).isEqualTo(new Spread(4.5, 1, 9));
  }

  private static Spread spread(double... walls) {
    List<Run> runs = Arrays.stream(walls).mapToObj(wall -> new Run(wall, 0, 0)).toList();
    return Spread.of(runs, Run::wall);
  }
}
