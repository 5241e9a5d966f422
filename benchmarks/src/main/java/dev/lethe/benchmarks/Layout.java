package dev.lethe.benchmarks;

import java.net.URISyntaxException;
import java.nio.file.Path;

/**
 * Where things are.
 *
 * @param root the repository
 */
record Layout(Path root) {

  /** The repository that this program was built in. */
  static Layout ofThisProgram() {
    try {
      Path jar = Path.of(Layout.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return new Layout(jar.resolve("../../..").normalize());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What a benchmark reads. */
  Path input(String benchmark) {
    return root.resolve("benchmarks/inputs").resolve(benchmark).resolve("target");
  }

  /** The directory for what subjects print. */
  Path logs() {
    return root.resolve("benchmarks/target/logs");
  }

  /** The page that says how fast Lethe is. */
  Path page() {
    return root.resolve("docs/evidence/speed.md");
  }

  Programs programs() {
    return new Programs(
        Path.of(System.getProperty("java.home"), "bin", "java"),
        root.resolve("benchmarks/target/benchmarks.jar").toString(),
        root.resolve("checker/cli/target/lethe.jar"));
  }
}
