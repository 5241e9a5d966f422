package dev.lethe.archunit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.catalogue.testkit.RepositoryFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The guide shows tests of this module, which run. */
class GuideTest {

  private static final Pattern JAVA =
      Pattern.compile("^```java\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
  private static final Pattern CLASS = Pattern.compile("^class (\\w+)", Pattern.MULTILINE);

  @Test
  void showsNothingButTestsThatRun() throws IOException {
    List<String> shown = blocks(RepositoryFolder.root().resolve("docs/guides/archunit.md"));

    assertThat(shown).hasSize(3);
    for (String block : shown) {
      Matcher name = CLASS.matcher(block);
      assertThat(name.find()).as(block).isTrue();
      assertThat(Path.of("src/test/java/com/acme", name.group(1) + ".java")).hasContent(block);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"entryPoints", "configuration", "sources", "libraries", "failOn"})
  void describesEachOption(String option) throws IOException {
    Path guide = RepositoryFolder.root().resolve("docs/guides/archunit.md");

    assertThat(LetheCheck.class.getMethods()).anyMatch(it -> it.getName().equals(option));
    assertThat(Files.readString(guide)).contains("| `" + option + "(");
  }

  private static List<String> blocks(Path page) throws IOException {
    return JAVA.matcher(Files.readString(page)).results().map(it -> it.group(1)).toList();
  }
}
