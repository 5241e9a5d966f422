package dev.lethe.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.catalogue.testkit.RepositoryFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The committed index is the one that the pages make; {@code -Dlethe.update=true} writes it. */
final class RuleIndexTest {

  private static final Path INDEX = RepositoryFolder.root().resolve("docs/rules/index.md");

  @Test
  void theIndexIsUpToDate() throws IOException {
    String index = RuleIndex.of(RulePagesTest.documented().toList());
    if (Boolean.getBoolean("lethe.update")) {
      Files.writeString(INDEX, index);
    }
    assertThat(Files.readString(INDEX))
        .as("docs/rules/index.md; its first lines say how to update it")
        .isEqualTo(index);
  }
}
