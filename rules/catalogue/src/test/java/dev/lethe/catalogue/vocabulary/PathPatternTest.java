package dev.lethe.catalogue.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PathPatternTest {

  @ParameterizedTest
  @CsvSource({
    "notes.txt,          notes.txt,              true",
    "notes.txt,          notes.text,             false",
    "notes.txt,          a/notes.txt,            false",
    "recordings/**,      recordings/a.log,       true",
    "recordings/**,      recordings/a/b/c.log,   true",
    "recordings/**,      recordings,             true",
    "recordings/**,      recordings-old/a.log,   false",
    "recordings/**,      old/recordings/a.log,   false",
    "recordings/*,       recordings/a.log,       true",
    "recordings/*,       recordings/a/b.log,     false",
    "recordings/*.log,   recordings/a.log,       true",
    "recordings/*.log,   recordings/a.log.bak,   false",
    "recordings/*.log,   recordings/.log,        true",
    "recordings/*-*.log, recordings/a-b-c.log,   true",
    "recordings/*-*.log, recordings/abc.log,     false",
    "**/*.rec,           a.rec,                  true",
    "**/*.rec,           a/b/c.rec,              true",
    "a/**/z,             a/z,                    true",
    "a/**/z,             a/b/c/z,                true",
    "a/**/z,             a/b/c/y,                false",
    "a/**/b/**,          a/x/b/y/z,              true",
    "**,                 anything/at/all,        true"
  })
  void starsStandForPartsOfANameAndDoubleStarsForFolders(
      String pattern, String path, boolean matches) {
    assertThat(matches(pattern, path)).isEqualTo(matches);
  }

  @ParameterizedTest
  @CsvSource({
    "recordings/**,     ./recordings/a.log",
    "./recordings/**,   recordings/a.log",
    "recordings/**,     recordings\\a\\b.log",
    "/var/recordings/*, /var/recordings/a.log"
  })
  void theWayThePathIsWrittenDoesNotMatter(String pattern, String path) {
    assertThat(matches(pattern, path)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"/recordings/*, recordings/a", "recordings/*, /recordings/a", "Notes/*, notes/a"})
  void anAbsolutePathIsAnotherPlace(String pattern, String path) {
    assertThat(matches(pattern, path)).isFalse();
  }

  private static boolean matches(String pattern, String path) {
    return new PathPattern(pattern, new Origin("lethe.yml", 1)).matches(path);
  }
}
