package dev.lethe.catalogue.frameworks;

import dev.lethe.catalogue.NearestWord;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads the data format. First {@code library NAME}, {@code source TEXT} and {@code packages
 * PREFIX…}, once each. Then sections, each headed by {@code verified GROUP:ARTIFACT VERSION
 * [VERSION…]}, oldest first: what follows was found in all these versions. In a section: {@code
 * annotation TYPE…} and {@code override TYPE METHOD…}, with binary names; {@code hands TYPE METHOD
 * PARAMETER}, {@code names TYPE METHOD PARAMETER}, {@code asks TYPE METHOD…}, {@code implements
 * TYPE METHOD PARAMETER} and {@code agent ANNOTATION…} as in {@link Framework.Role}. {@code #}
 * starts a comment.
 */
public final class FrameworkReader {

  private static final List<String> WORDS =
      List.of(
          "library",
          "source",
          "packages",
          "verified",
          "annotation",
          "override",
          "hands",
          "names",
          "asks",
          "implements",
          "agent");
  private static final Pattern TYPE = Pattern.compile("[a-z]\\w*(\\.\\w+)*\\.[A-Z][\\w$]*");
  private static final Pattern PREFIX = Pattern.compile("[a-z]\\w*(\\.[a-z]\\w*)*");
  private static final Pattern METHOD = Pattern.compile("[a-z]\\w*|<init>");
  private static final Pattern SLOT = Pattern.compile("[1-9]");
  private static final Pattern ARTIFACT = Pattern.compile("[\\w.-]+:[\\w.-]+");

  private final String file;
  private final List<String> packages = new ArrayList<>();
  private final List<Framework.Section> sections = new ArrayList<>();
  private String library = "";
  private String source = "";

  private FrameworkReader(String file) {
    this.file = file;
  }

  /**
   * Reads a file's lines.
   *
   * @throws IllegalArgumentException with file and line where a line is not of the format, or with
   *     the file where something is missing
   */
  public static Framework read(String file, List<String> lines) {
    FrameworkReader reader = new FrameworkReader(file);
    for (int i = 0; i < lines.size(); i++) {
      try {
        reader.line(lines.get(i));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(file + ":" + (i + 1) + ": " + e.getMessage(), e);
      }
    }
    return reader.framework();
  }

  private Framework framework() {
    require(!library.isEmpty(), file + ": no line says 'library NAME'");
    require(!source.isEmpty(), file + ": no line says 'source TEXT'");
    require(!packages.isEmpty(), file + ": no line says 'packages PREFIX…'");
    for (Framework.Section section : sections) {
      require(
          !section.annotations().isEmpty()
              || !section.overrides().isEmpty()
              || !section.calls().isEmpty()
              || !section.agents().isEmpty(),
          file + ": nothing stands below 'verified " + section.artifact() + "'");
    }
    return new Framework(
        file,
        library,
        source,
        List.copyOf(packages),
        sections.stream().map(FrameworkReader::frozen).toList());
  }

  private static Framework.Section frozen(Framework.Section section) {
    return new Framework.Section(
        section.artifact(),
        section.versions(),
        List.copyOf(section.annotations()),
        List.copyOf(section.overrides()),
        List.copyOf(section.calls()),
        List.copyOf(section.agents()));
  }

  private void line(String raw) {
    int comment = raw.indexOf('#');
    String line = (comment < 0 ? raw : raw.substring(0, comment)).strip();
    if (!line.isEmpty()) {
      List<String> words = Arrays.asList(line.split("\\s+"));
      require(words.size() > 1, "'" + line + "' says nothing: a value belongs behind it");
      statement(words.get(0), words.subList(1, words.size()));
    }
  }

  private void statement(String word, List<String> values) {
    switch (word) {
      case "library" -> library = once(word, library, values);
      case "source" -> source = once(word, source, values);
      case "packages" -> values.forEach(it -> packages.add(matching(PREFIX, it, "package")));
      case "verified" -> verified(values);
      case "annotation" -> annotations(section(word).annotations(), values);
      case "agent" -> annotations(section(word).agents(), values);
      case "hands" -> call(Framework.Role.HANDS, section(word), values);
      case "names" -> call(Framework.Role.NAMES, section(word), values);
      case "implements" -> call(Framework.Role.IMPLEMENTS, section(word), values);
      case "asks" -> asks(section(word), values);
      case "override" -> overrides(section(word), values);
      default -> throw new IllegalArgumentException(unknown(word));
    }
  }

  private static String once(String word, String before, List<String> values) {
    require(before.isEmpty(), "a second '" + word + "': it was '" + before + "' before");
    return String.join(" ", values);
  }

  private static String unknown(String word) {
    return "'"
        + word
        + "' starts no line of this format; "
        + NearestWord.of(word, WORDS)
            .map(near -> "did you mean '" + near + "'?")
            .orElse("known are " + String.join(", ", WORDS));
  }

  private void verified(List<String> values) {
    String artifact = matching(ARTIFACT, values.get(0), "group:artifact");
    require(values.size() > 1, "which versions of " + artifact + " were looked at?");
    sections.add(
        new Framework.Section(
            artifact,
            List.copyOf(values.subList(1, values.size())),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>()));
  }

  private Framework.Section section(String word) {
    require(!sections.isEmpty(), "'" + word + "' before any 'verified GROUP:ARTIFACT VERSION'");
    return sections.get(sections.size() - 1);
  }

  private static void annotations(List<Framework.Annotation> into, List<String> values) {
    for (String type : values) {
      into.add(new Framework.Annotation(matching(TYPE, type, "type")));
    }
  }

  private static void call(Framework.Role role, Framework.Section section, List<String> values) {
    require(values.size() == 3, "a type, a method and a parameter's number belong here");
    String type = matching(TYPE, values.get(0), "type");
    String method = matching(METHOD, values.get(1), "method");
    int slot = Integer.parseInt(matching(SLOT, values.get(2), "parameter by its number"));
    section.calls().add(new Framework.Call(role, type, method, slot));
  }

  private static void asks(Framework.Section section, List<String> values) {
    String type = matching(TYPE, values.get(0), "type");
    require(values.size() > 1, "which methods of " + type + "?");
    for (String method : values.subList(1, values.size())) {
      String name = matching(METHOD, method, "method");
      section.calls().add(new Framework.Call(Framework.Role.ASKS, type, name, 0));
    }
  }

  private static void overrides(Framework.Section section, List<String> values) {
    String type = matching(TYPE, values.get(0), "type");
    require(values.size() > 1, "which methods of " + type + "?");
    for (String method : values.subList(1, values.size())) {
      section.overrides().add(new Framework.Override(type, matching(METHOD, method, "method")));
    }
  }

  private static String matching(Pattern pattern, String text, String what) {
    require(pattern.matcher(text).matches(), "'" + text + "' is no name of a " + what);
    return text;
  }

  private static void require(boolean condition, String message) {
    if (!condition) {
      throw new IllegalArgumentException(message);
    }
  }
}
