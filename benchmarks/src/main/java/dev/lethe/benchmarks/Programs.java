package dev.lethe.benchmarks;

import dev.lethe.benchmarks.peer.ArchUnitImport;
import dev.lethe.benchmarks.peer.AsmPass;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The programs that are measured, each run by the Java that runs the benchmarks.
 *
 * @param java the {@code java} command
 * @param classPath where the peers are
 * @param letheJar Lethe's command line
 */
record Programs(Path java, String classPath, Path letheJar) {

  private static final String HEAP = "-Xmx512m";
  private static final String ARCH_UNIT_HEAP = "-Xmx4g";

  /** One bare pass over the class files. */
  Subject asmPass(Input input) {
    return peer("bare ASM pass", HEAP, AsmPass.class, input);
  }

  /** ArchUnit's import, which does not fit into the others' heap. */
  Subject archUnitImport(Input input) {
    return peer("ArchUnit's import", ARCH_UNIT_HEAP, ArchUnitImport.class, input);
  }

  private Subject peer(String name, String heap, Class<?> main, Input input) {
    List<String> command =
        new ArrayList<>(List.of(java.toString(), heap, "-cp", classPath, main.getName()));
    command.addAll(words(input.application()));
    return new Subject(name, command, Set.of(0));
  }

  /**
   * The whole check, with the flags that the README gives. It counts whatever its verdict is:
   * published libraries leave out classes that they can do without, which makes a check incomplete.
   */
  Subject lethe(Input input, List<String> entryPoints) {
    List<String> command =
        new ArrayList<>(
            List.of(
                java.toString(),
                HEAP,
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-jar",
                letheJar.toString(),
                "check",
                "--classes"));
    command.addAll(words(input.application()));
    if (!input.libraries().isEmpty()) {
      command.add("--classpath");
      command.addAll(words(input.libraries()));
    }
    for (String entryPoint : entryPoints) {
      command.addAll(List.of("--entry", entryPoint));
    }
    return new Subject("Lethe's check", command, Set.of(0, 1, 3));
  }

  private static List<String> words(List<Path> paths) {
    return paths.stream().map(Path::toString).toList();
  }
}
