package dev.lethe.catalogue.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PackagePatternTest {

  @ParameterizedTest
  @CsvSource({
    "com.acme.kit,    com.acme.kit,      true",
    "com.acme.kit,    com.acme.kit.deep, false",
    "com.acme.kit,    com.acme.kits,     false",
    "com.acme.kit,    com.acme,          false",
    "com.acme.kit.*,  com.acme.kit.one,  true",
    "com.acme.kit.*,  com.acme.kit,      false",
    "com.acme.kit.*,  com.acme.kit.a.b,  false",
    "com.acme.kit.*,  com.acme.kits,     false",
    "com.acme.kit.**, com.acme.kit,      true",
    "com.acme.kit.**, com.acme.kit.a,    true",
    "com.acme.kit.**, com.acme.kit.a.b,  true",
    "com.acme.kit.**, com.acme.kits,     false",
    "com.acme.kit.**, com.acme,          false"
  })
  void oneStarIsOnePackageBelowAndTwoAreAll(String pattern, String name, boolean matches) {
    assertThat(new PackagePattern(pattern, new Origin("lethe.yml", 1)).matches(name))
        .isEqualTo(matches);
  }
}
