package dev.lethe.checker.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One source file; its text is read and parsed on first demand. */
final class SourceFile {

  private final Path path;
  private final String name;
  private @Nullable String text;
  private @Nullable List<String> lines;
  private @Nullable Optional<Declarations> declarations;

  SourceFile(Path path, String name) {
    this.path = path;
    this.name = name;
  }

  /** How reports call the file. */
  String name() {
    return name;
  }

  /** A line of its text; empty if the file has none with this number. */
  Optional<String> line(int number) {
    List<String> all = lines();
    return number < 1 || number > all.size() ? Optional.empty() : Optional.of(all.get(number - 1));
  }

  /** What the file declares; empty if it is no Java that can be parsed. */
  Optional<Declarations> declarations() {
    Optional<Declarations> known = declarations;
    if (known == null) {
      known = name.endsWith(".java") ? Declarations.in(text()) : Optional.empty();
      declarations = known;
    }
    return known;
  }

  private List<String> lines() {
    List<String> known = lines;
    if (known == null) {
      known = text().lines().toList();
      lines = known;
    }
    return known;
  }

  private String text() {
    String known = text;
    if (known == null) {
      known = read();
      text = known;
    }
    return known;
  }

  private String read() {
    try {
      return new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "";
    }
  }
}
