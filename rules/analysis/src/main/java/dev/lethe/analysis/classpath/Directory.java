package dev.lethe.analysis.classpath;

import dev.lethe.analysis.UnreadableInputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A directory of class files. */
final class Directory implements Root {

  private final Path path;

  Directory(Path path) {
    this.path = path;
  }

  @Override
  public void forEachClass(Consumer<ClassFile> action) {
    files().parallelStream().forEach(file -> action.accept(read(file)));
  }

  private List<Path> files() {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(path)) {
      all.filter(file -> Root.isType(file.toString())).forEach(files::add);
    } catch (IOException | UncheckedIOException e) {
      throw new UnreadableInputException("cannot list the class files in " + path + ": " + e.getMessage(), e);
    }
    return files;
  }

  @Override
  public @Nullable ClassFile find(String name) {
    Path file = path.resolve(name);
    return Files.isRegularFile(file) ? read(file) : null;
  }

  private static ClassFile read(Path file) {
    try {
      return new ClassFile(file.toString(), Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UnreadableInputException(
          "cannot read " + file + ": " + e.getMessage() + "; check that the file is readable", e);
    }
  }

  @Override
  public void close() {}
}
