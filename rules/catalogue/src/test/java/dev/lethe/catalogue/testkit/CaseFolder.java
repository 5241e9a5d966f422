package dev.lethe.catalogue.testkit;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Reads cases; the format is described in {@code cases/README.md}. */
public final class CaseFolder {

  private static final String FACTS = "case.properties";

  /** Groups whose rules have a judge. */
  private static final List<String> JUDGED =
      List.of(
          "recording-read",
          "memory-read",
          "session-outliving-state",
          "unscoped-note",
          "reach",
          "clean",
          "allowing");

  private static final Set<String> KNOWN = Set.of("title", "config", "expect");

  private final Path folder;
  private final Properties facts;

  private CaseFolder(Path folder, Properties facts) {
    this.folder = folder;
    this.facts = facts;
  }

  /** Every case below a folder of groups, sorted by name. */
  public static List<Snippet> all(Path groups) {
    return files(groups).stream()
        .filter(file -> file.endsWith(FACTS))
        .map(file -> read(file.getParent()))
        .toList();
  }

  /** The cases of one group, such as {@code recording-read}. */
  public static List<Snippet> group(Path groups, String group) {
    return all(groups.resolve(group));
  }

  /** The cases of all groups whose rules have a judge. */
  public static List<Snippet> judged(Path groups) {
    return JUDGED.stream().flatMap(group -> group(groups, group).stream()).toList();
  }

  /** Reads one case. */
  public static Snippet read(Path folder) {
    CaseFolder read = new CaseFolder(folder, facts(folder));
    read.rejectUnknownFacts();
    return read.snippet();
  }

  private static Properties facts(Path folder) {
    Properties facts = new Properties();
    try {
      facts.load(new StringReader(Files.readString(folder.resolve(FACTS))));
    } catch (IOException e) {
      throw new UncheckedIOException("The case " + folder + " has no readable " + FACTS, e);
    }
    return facts;
  }

  private void rejectUnknownFacts() {
    for (String key : facts.stringPropertyNames()) {
      if (!KNOWN.contains(key)) {
        throw problem("'" + key + "' is unknown; known are title, config and expect");
      }
    }
    String expect = facts.getProperty("expect", "incomplete");
    if (!expect.equals("incomplete")) {
      throw problem("'expect' may only be incomplete, not '" + expect + "'");
    }
    if (facts.getProperty("title", "").isBlank()) {
      throw problem("the title is missing");
    }
  }

  private Snippet snippet() {
    Predicate<Path> isLibrary = file -> file.startsWith("lib");
    List<Path> files = files(folder).stream().map(folder::relativize).toList();
    return new Snippet(
        folder.getParent().getFileName() + "/" + folder.getFileName(),
        facts.getProperty("title"),
        sources(files, isLibrary.negate()),
        sources(files, isLibrary),
        resources(files),
        configuration(),
        facts.containsKey("expect"));
  }

  private List<Source> sources(List<Path> files, Predicate<Path> which) {
    return files.stream().filter(which).filter(CaseFolder::isJava).map(this::source).toList();
  }

  private Source source(Path file) {
    String text = text(file);
    return new Source(SourceLayout.of(text).path(file.getFileName().toString()), text);
  }

  private List<Source> resources(List<Path> files) {
    return files.stream()
        .filter(file -> !isJava(file) && !file.endsWith(FACTS))
        .filter(file -> !file.toString().equals(facts.getProperty("config")))
        .map(file -> new Source(file.toString().replace('\\', '/'), text(file)))
        .toList();
  }

  private Optional<Source> configuration() {
    return Optional.ofNullable(facts.getProperty("config"))
        .map(name -> new Source(name, text(Path.of(name))));
  }

  private String text(Path file) {
    try {
      return Files.readString(folder.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException("The case " + folder + " has no readable " + file, e);
    }
  }

  private static boolean isJava(Path file) {
    return file.toString().endsWith(".java");
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException("The folder " + folder + " cannot be read", e);
    }
  }

  private IllegalArgumentException problem(String what) {
    return new IllegalArgumentException(folder.resolve(FACTS) + ": " + what);
  }
}
