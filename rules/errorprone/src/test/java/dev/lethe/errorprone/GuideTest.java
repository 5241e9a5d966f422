package dev.lethe.errorprone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.testkit.RepositoryFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The guide shows the set-up that whole builds are tested with. */
final class GuideTest {

  private static final Path ROOT = RepositoryFolder.root();
  private static final Pattern XML = Pattern.compile("```xml\n(.*?)```", Pattern.DOTALL);

  @Test
  void theTestedBuildIsMadeOfTheGuidesFragments() throws IOException {
    String build = Files.readString(ROOT.resolve("rules/errorprone/src/it/newer-jdk/pom.xml"));
    List<String> fragments = fragments();

    assertThat(fragments).hasSize(3);
    assertThat(build).contains(fragments.get(1)).contains(fragments.get(2));
    assertThat(lines(fragments.get(0).replace("VERSION", "@project.version@")))
        .isSubsetOf(lines(build));
  }

  @Test
  void everyRuleIsInTheGuide() throws IOException {
    assertThat(guide())
        .contains(Rules.active().stream().map(it -> "| `" + it.name() + "` |").toList());
  }

  private static List<String> fragments() throws IOException {
    return XML.matcher(guide()).results().map(it -> it.group(1)).toList();
  }

  private static String guide() throws IOException {
    return Files.readString(ROOT.resolve("docs/guides/errorprone.md"));
  }

  private static List<String> lines(String text) {
    return text.lines().map(String::strip).toList();
  }
}
