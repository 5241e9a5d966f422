package dev.lethe.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Path lists as shells and build tools write them. */
final class PathList {

  private static final String ALL_JARS = "*";

  private final Shell shell;

  PathList(Shell shell) {
    this.shell = shell;
  }

  /** Every path of the lists; one word may hold several, separated like a class path. */
  List<Path> paths(List<String> words) {
    return parts(words).stream().map(shell::resolve).toList();
  }

  /** The same for class paths, where {@code lib/*} stands for every jar in {@code lib}. */
  List<Path> classpath(List<String> words) {
    return parts(words).stream().flatMap(part -> entries(part).stream()).toList();
  }

  private static List<String> parts(List<String> words) {
    List<String> parts = new ArrayList<>();
    for (String word : words) {
      for (String part : word.split(File.pathSeparator, -1)) {
        if (!part.isBlank()) {
          parts.add(part);
        }
      }
    }
    return parts;
  }

  private List<Path> entries(String part) {
    if (part.equals(ALL_JARS)) {
      return jars(shell.directory());
    }
    boolean folder = part.endsWith("/" + ALL_JARS) || part.endsWith(File.separator + ALL_JARS);
    return folder
        ? jars(shell.resolve(part.substring(0, part.length() - 2)))
        : List.of(shell.resolve(part));
  }

  private static List<Path> jars(Path folder) {
    List<Path> jars = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.{jar,JAR}")) {
      files.forEach(jars::add);
    } catch (IOException e) {
      throw new UsageException(
          "--classpath names " + folder + "/*, and that folder cannot be read.",
          "Name a folder that holds jars, or the jars themselves.");
    }
    jars.sort(null);
    return jars;
  }
}
