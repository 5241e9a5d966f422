package dev.lethe.cli;

import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.vocabulary.MemberPattern;
import dev.lethe.catalogue.vocabulary.Origin;
import dev.lethe.checker.CheckRequest;
import dev.lethe.checker.baseline.Baseline;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The options that say what is looked at: {@code check}, {@code doctor} and {@code reach} share
 * them.
 */
final class InputOptions {

  private static final String CLASSES = "--classes";
  private static final String CLASSPATH = "--classpath";
  private static final String SOURCES = "--sources";
  private static final String CONFIG = "--config";
  private static final String BASELINE = "--baseline";
  private static final String ENTRY = "--entry";
  private static final String JDK = "--jdk";

  private static final String BUILT = "target/classes";
  private static final String WRITTEN = "src/main/java";

  private InputOptions() {}

  static void describe(CommandSpec command) {
    command
        .addOption(list(CLASSES, "PATH", "class directories and jars to check (" + BUILT + ")"))
        .addOption(
            list(CLASSPATH, "PATH", "what they are linked against; lib/* is all jars in lib"))
        .addOption(list(SOURCES, "DIR", "source directories, for lines and columns"))
        .addOption(one(CONFIG, "FILE", "configuration (the nearest lethe.yml, going up)"))
        .addOption(list(ENTRY, "PATTERN", "further entry points, such as com.acme.Agent#run"))
        .addOption(one(JDK, "HOME", "the JDK that the code runs on (this one)"));
  }

  /** The option of those commands that ask whether a finding is known. */
  static OptionSpec baseline() {
    return one(BASELINE, "FILE", "known findings (" + Baseline.FILE_NAME + ", if it is here)");
  }

  private static OptionSpec list(String name, String label, String description) {
    return OptionSpec.builder(name)
        .type(String[].class)
        .arity("1..*")
        .paramLabel(label)
        .description(description)
        .build();
  }

  private static OptionSpec one(String name, String label, String description) {
    return OptionSpec.builder(name)
        .type(String.class)
        .arity("1")
        .paramLabel(label)
        .description(description)
        .build();
  }

  /** The request that the options make. */
  static CheckRequest request(Arguments arguments, Shell shell) {
    PathList paths = new PathList(shell);
    return new CheckRequest(
        classes(arguments, shell),
        paths.classpath(arguments.all(CLASSPATH)),
        sources(arguments, shell),
        arguments.one(CONFIG).map(shell::resolve),
        arguments.one(BASELINE).map(shell::resolve),
        shell.directory(),
        entryPoints(arguments),
        Map.of(),
        jdk(arguments, shell),
        Rules.active(),
        LocalDate.now(ZoneOffset.UTC));
  }

  private static List<Path> classes(Arguments arguments, Shell shell) {
    if (arguments.has(CLASSES)) {
      return new PathList(shell).paths(arguments.all(CLASSES));
    }
    Path built = shell.resolve(BUILT);
    if (!Files.isDirectory(built)) {
      throw new UsageException(
          "There is nothing to check: no " + CLASSES + " given, and no " + BUILT + " here.",
          "Build the project first, or name its class directories and jars: " + CLASSES + " PATH…");
    }
    return List.of(built);
  }

  private static List<Path> sources(Arguments arguments, Shell shell) {
    if (arguments.has(SOURCES)) {
      return new PathList(shell)
          .paths(arguments.all(SOURCES)).stream().map(InputOptions::directory).toList();
    }
    Path written = shell.resolve(WRITTEN);
    return !arguments.has(CLASSES) && Files.isDirectory(written) ? List.of(written) : List.of();
  }

  private static Path directory(Path sources) {
    if (!Files.isDirectory(sources)) {
      throw new UsageException(
          SOURCES + " names " + sources + ", and there is no such directory.",
          "Name the directories in which the packages begin, such as " + WRITTEN + ".");
    }
    return sources;
  }

  private static List<MemberPattern> entryPoints(Arguments arguments) {
    return arguments.all(ENTRY).stream().map(InputOptions::pattern).toList();
  }

  private static MemberPattern pattern(String text) {
    try {
      return MemberPattern.parse(text, new Origin(ENTRY, 0));
    } catch (IllegalArgumentException e) {
      throw new UsageException(
          ENTRY + ": " + e.getMessage() + ".", "Quote patterns with * or # for your shell.");
    }
  }

  private static Optional<Path> jdk(Arguments arguments, Shell shell) {
    return arguments.one(JDK).map(shell::resolve);
  }
}
