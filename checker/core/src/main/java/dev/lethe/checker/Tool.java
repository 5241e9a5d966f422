package dev.lethe.checker;

import dev.lethe.catalogue.Rule;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;

/**
 * Who made a report.
 *
 * @param name the tool's name
 * @param version its version
 * @param pages where the pages of its rules are published; empty where they are not
 */
public record Tool(String name, String version, String pages) {

  private static final String RESOURCE = "version.properties";

  /** Lethe, in the version at hand. */
  public static Tool lethe() {
    Properties properties = new Properties();
    try (InputStream in = Tool.class.getResourceAsStream(RESOURCE)) {
      properties.load(Objects.requireNonNull(in, RESOURCE));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Tool(
        "lethe", properties.getProperty("version", "unknown"), properties.getProperty("pages", ""));
  }

  /** Where the page of a rule is published, if it is. */
  public Optional<String> page(Rule rule) {
    return pages.isEmpty() ? Optional.empty() : Optional.of(pages + rule.name());
  }
}
