package dev.lethe.analysis.freshness;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random agents are run and checked: what acts on stale coordinates in some run is reported, and
 * what is reported does so in some run.
 *
 * <p>{@code -Dfreshness.programs} says how many, {@code -Dfreshness.seed} where to start.
 */
final class FreshnessPropertyTest {

  private static final int PROGRAMS = Integer.getInteger("freshness.programs", 10_000);
  private static final int SEED = Integer.getInteger("freshness.seed", 1);
  private static final int AT_ONCE = 500;

  @TempDir Path folder;

  @Test
  void reportsWhatGoesStaleAndLittleElse() {
    Comparison all =
        IntStream.rangeClosed(1, Math.max(1, PROGRAMS / AT_ONCE))
            .parallel()
            .mapToObj(batch -> compare(SEED + (batch - 1) * AT_ONCE))
            .reduce(Comparison.none(), Comparison::plus);

    System.out.println(PROGRAMS + " programs: " + all);
    assertThat(all.missed().stream().limit(3)).isEmpty();
    assertThat(all.stale()).isGreaterThan(PROGRAMS);
    assertThat(all.falseAlarms().size() * 20)
        .as("%s, such as%n%s", all, all.falseAlarms().stream().findFirst().orElse("none"))
        .isLessThanOrEqualTo(all.reported());
  }

  private Comparison compare(int firstSeed) {
    return Comparison.of(Programs.of(firstSeed, AT_ONCE, folder.resolve("from" + firstSeed)));
  }
}
