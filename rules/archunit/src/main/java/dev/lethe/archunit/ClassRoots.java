package dev.lethe.archunit;

import com.tngtech.archunit.core.domain.JavaClass;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The class directories and jars that imported classes are from: what is checked.
 *
 * @param paths the directories and jars, sorted
 */
record ClassRoots(List<Path> paths) {

  private static final String JAR = "jar:";

  /** Where classes are from; those of the JDK are from nowhere. */
  static ClassRoots of(List<JavaClass> classes) {
    return new ClassRoots(
        classes.stream().flatMap(it -> root(it).stream()).distinct().sorted().toList());
  }

  private static Optional<Path> root(JavaClass imported) {
    return imported
        .getSource()
        .map(source -> source.getUri())
        .flatMap(uri -> root(uri, imported.getName()));
  }

  private static Optional<Path> root(URI uri, String name) {
    String text = uri.toString();
    if (text.startsWith(JAR)) {
      URI jar = URI.create(text.substring(JAR.length(), text.indexOf("!/")));
      return Optional.of(Path.of(jar));
    }
    return "file".equals(uri.getScheme()) ? directory(Path.of(uri), name) : Optional.empty();
  }

  private static Optional<Path> directory(Path classFile, String name) {
    Path at = classFile;
    for (int i = 0; at != null && i < name.split("\\.").length; i++) {
      at = at.getParent();
    }
    return Optional.ofNullable(at);
  }

  /** The source directories that belong to class directories, where Maven and Gradle have them. */
  List<Path> sources() {
    return paths.stream().flatMap(ClassRoots::sources).filter(Files::isDirectory).toList();
  }

  private static Stream<Path> sources(Path classes) {
    return Stream.of("../..", "../../../..")
        .flatMap(up -> Stream.of(up + "/src/main/java", up + "/src/test/java"))
        .map(directory -> classes.resolve(directory).normalize());
  }
}
