package dev.lethe.errorprone;

import dev.lethe.catalogue.Rule;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** Where the page of a rule is published. */
final class RuleLink {

  private static final String RESOURCE = "pages.properties";

  private RuleLink() {}

  /** The address, or null where the pages are not published. */
  static @Nullable String of(Rule rule) {
    String pages = pages();
    return pages.isEmpty() ? null : pages + rule.name();
  }

  private static String pages() {
    Properties properties = new Properties();
    try (InputStream in = RuleLink.class.getResourceAsStream(RESOURCE)) {
      properties.load(Objects.requireNonNull(in, RESOURCE));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("pages", "");
  }
}
