package dev.lethe.catalogue.testkit;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.RulePage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the Java examples of a rule's page; each is a program of its own. */
public final class PageExamples {

  /** The sections whose examples are checked. */
  public static final List<String> SECTIONS = List.of("Flagged", "Not flagged");

  private PageExamples() {}

  /** All examples of a page, in order. */
  public static List<Snippet> of(Rule rule) {
    RulePage page = RulePage.of(rule);
    return SECTIONS.stream().flatMap(section -> in(page, section).stream()).toList();
  }

  /** The examples of one section of a page, in order. */
  public static List<Snippet> in(RulePage page, String section) {
    List<Snippet> examples = new ArrayList<>();
    for (Block block : blocks(page.section(section).orElse(""))) {
      String name = page.title() + " page/" + section + " " + (examples.size() + 1);
      examples.add(snippet(name, block));
    }
    return List.copyOf(examples);
  }

  private static Snippet snippet(String name, Block block) {
    Source source = new Source(SourceLayout.of(block.code()).path(), block.code());
    return new Snippet(
        name, block.caption(), List.of(source), List.of(), List.of(), Optional.empty(), false);
  }

  private static List<Block> blocks(String section) {
    List<Block> blocks = new ArrayList<>();
    List<String> lines = section.lines().toList();
    String caption = "";
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).equals("```java")) {
        int end = end(lines, i + 1);
        blocks.add(new Block(caption, String.join("\n", lines.subList(i + 1, end)) + "\n"));
        i = end;
      } else if (!lines.get(i).isBlank()) {
        caption = lines.get(i);
      }
    }
    return blocks;
  }

  private static int end(List<String> lines, int start) {
    int length = lines.subList(start, lines.size()).indexOf("```");
    if (length < 0) {
      throw new IllegalArgumentException(
          "A block of Java code does not end; close it with a line of three backquotes:\n"
              + String.join("\n", lines.subList(start, lines.size())));
    }
    return start + length;
  }

  /** A fenced block and the line of text above it. */
  private record Block(String caption, String code) {}
}
