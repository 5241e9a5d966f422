package dev.lethe.checker.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Compares what was written with what somebody has read and found good. */
final class Golden {

  private Golden() {}

  static void check(String resource, String actual) throws IOException {
    try (InputStream in = Golden.class.getResourceAsStream(resource)) {
      assertThat(in).as(resource).isNotNull();
      assertThat(actual).isEqualTo(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }
}
