package dev.lethe.catalogue.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CaseFolderTest {

  @TempDir Path root;
  private Path folder;

  @BeforeEach
  void makeFolder() throws IOException {
    folder = Files.createDirectories(root.resolve("group/name"));
  }

  @Test
  void aCaseIsReadWithAllItsParts() throws IOException {
    write("case.properties", "title=What it shows\nconfig=lethe.yml\nexpect=incomplete\n");
    write("Agent.java", "/* package wrong; */\npackage shop.desk;\n\nclass Agent {}\n");
    write("deep/shop/Other.java", "class Other {}\n");
    write("lib/crm/Client.java", "package crm;\n\npublic class Client {}\n");
    write("lethe.yml", "failOn: error\n");
    write("META-INF/services/shop.Skill", "shop.Search\n");

    Snippet read = CaseFolder.read(folder);

    assertThat(read.name()).isEqualTo("group/name");
    assertThat(read.title()).isEqualTo("What it shows");
    assertThat(read.incomplete()).isTrue();
    assertThat(read.sources())
        .extracting(Source::path)
        .containsExactly("shop/desk/Agent.java", "Other.java");
    assertThat(read.library()).extracting(Source::path).containsExactly("crm/Client.java");
    assertThat(read.resources())
        .containsExactly(new Source("META-INF/services/shop.Skill", "shop.Search\n"));
    assertThat(read.configuration()).contains(new Source("lethe.yml", "failOn: error\n"));
  }

  @Test
  void allCasesBelowAFolderAreFoundInOrder() throws IOException {
    for (String name : new String[] {"b/two", "a/one", "b/one"}) {
      Path other = Files.createDirectories(root.resolve(name));
      Files.writeString(other.resolve("case.properties"), "title=t\n");
    }
    Files.writeString(root.resolve("README.md"), "no case\n");
    assertThat(CaseFolder.all(root))
        .extracting(Snippet::name)
        .containsExactly("a/one", "b/one", "b/two");
    assertThat(CaseFolder.group(root, "b"))
        .extracting(Snippet::name)
        .containsExactly("b/one", "b/two");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "config=lethe.yml        | the title is missing",
        "title=                  | the title is missing",
        "titel=Wrong             | 'titel' is unknown; known are title, config and expect",
        "title=t\\nexpect=clean  | 'expect' may only be incomplete, not 'clean'"
      })
  void wrongFactsAreRefused(String facts, String reason) throws IOException {
    write("case.properties", facts.replace("\\n", "\n"));
    assertThatThrownBy(() -> CaseFolder.read(folder))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(folder.resolve("case.properties") + ": " + reason);
  }

  @Test
  void aMissingConfigurationIsNamed() throws IOException {
    write("case.properties", "title=t\nconfig=other.yml\n");
    assertThatThrownBy(() -> CaseFolder.read(folder)).hasMessageEndingWith("no readable other.yml");
  }

  @Test
  void aFolderWithoutFactsIsNoCase() {
    assertThatThrownBy(() -> CaseFolder.read(folder))
        .hasMessageEndingWith("no readable case.properties");
  }

  private void write(String path, String text) throws IOException {
    new Source(path, text).writeBelow(folder);
  }
}
