package dev.lethe.catalogue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A rule's page.
 *
 * @param facts what the head of the page says about the rule ({@code status}, {@code fix}, …)
 * @param text the page itself, a Markdown text that starts with the rule's name as its title
 */
public record RulePage(Map<String, String> facts, String text) {

  private static final String FENCE = "---\n";

  /** Reads the page that ships with a rule. */
  public static RulePage of(Rule rule) {
    try (InputStream in = RulePage.class.getClassLoader().getResourceAsStream(rule.page())) {
      if (in == null) {
        throw new IllegalStateException(
            "The page of " + rule.name() + " is missing from this build: " + rule.page());
      }
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("The page of " + rule.name() + " cannot be read", e);
    }
  }

  /** Takes a page apart: facts between two lines of three hyphens, then the text. */
  public static RulePage parse(String markdown) {
    String page = markdown.replace("\r\n", "\n");
    int end = page.indexOf("\n" + FENCE);
    if (!page.startsWith(FENCE) || end < 0) {
      throw new IllegalArgumentException("A rule's page starts with facts between two lines '---'");
    }
    String text = page.substring(end + 1 + FENCE.length()).strip() + "\n";
    return new RulePage(facts(page.substring(FENCE.length(), end + 1)), text);
  }

  private static Map<String, String> facts(String head) {
    Map<String, String> facts = new LinkedHashMap<>();
    for (String line : head.split("\n", -1)) {
      int colon = line.indexOf(':');
      if (colon > 0) {
        facts.put(line.substring(0, colon).strip(), line.substring(colon + 1).strip());
      }
    }
    return Map.copyOf(facts);
  }

  /** One fact; pages of this build have all of them. */
  public String fact(String name) {
    String fact = facts.get(name);
    if (fact == null) {
      throw new IllegalArgumentException("The page " + title() + " says nothing of '" + name + "'");
    }
    return fact;
  }

  /** A fact that is a list, written {@code [one, two]}. */
  public List<String> list(String name) {
    String inner = fact(name).replaceAll("^\\[|]$", "").strip();
    return inner.isEmpty() ? List.of() : Arrays.asList(inner.split("\\s*,\\s*", -1));
  }

  /** The title: the rule's name. */
  public String title() {
    return text.lines().findFirst().orElse("").replaceFirst("^# ", "");
  }

  /** What stands under a heading ({@code How to fix}) up to the next heading of its rank. */
  public Optional<String> section(String heading) {
    return MarkdownSections.find(text, heading);
  }
}
