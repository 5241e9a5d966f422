package dev.lethe.analysis.classpath;

import dev.lethe.analysis.UnreadableInputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A directory of class files. */
final class Directory implements Root {

  private final Path path;

  Directory(Path path) {
    this.path = path;
  }

  @Override
  public void forEachClass(ClassFiles into) {
    files().parallelStream().forEach(file -> hand(file, into));
  }

  private static void hand(Path file, ClassFiles into) {
    ClassFile read;
    try {
      read = read(file);
    } catch (IOException e) {
      into.miss(file.toString(), e);
      return;
    }
    into.take(read);
  }

  private List<Path> files() {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(path)) {
      all.filter(file -> Root.isType(file.toString())).forEach(files::add);
    } catch (IOException | UncheckedIOException e) {
      throw new UnreadableInputException(
          "cannot list the class files in "
              + path
              + "; check that it and all folders below may be read",
          e);
    }
    return files;
  }

  @Override
  public @Nullable ClassFile find(String name) {
    Path file = path.resolve(name);
    try {
      return Files.isRegularFile(file) ? read(file) : null;
    } catch (IOException e) {
      throw new UnreadableInputException("cannot read " + file + "; check that it may be read", e);
    }
  }

  private static ClassFile read(Path file) throws IOException {
    return ClassFile.read(file.toString(), () -> Files.readAllBytes(file));
  }

  @Override
  public void close() {}
}
