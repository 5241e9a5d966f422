package dev.lethe.archunit;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The program that runs the test. */
final class RunningProgram {

  private RunningProgram() {}

  /** The directories and jars it was started with. */
  static List<Path> classPath() {
    return Stream.of("java.class.path", "jdk.module.path")
        .map(property -> System.getProperty(property, ""))
        .flatMap(path -> Stream.of(path.split(File.pathSeparator)))
        .filter(entry -> !entry.isBlank())
        .map(Path::of)
        .map(Path::toAbsolutePath)
        .filter(Files::exists)
        .distinct()
        .toList();
  }
}
