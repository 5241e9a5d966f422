package dev.lethe.analysis.classpath;

import dev.lethe.analysis.UnreadableInputException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** A jar; of a multi-release jar, the classes that the given Java version sees. */
final class Jar implements Root {

  private final Path path;
  private final Runtime.Version version;
  private @Nullable JarFile file;

  Jar(Path path, Runtime.Version version) {
    this.path = path;
    this.version = version;
  }

  @Override
  public void forEachClass(ClassFiles into) {
    JarFile jar = open();
    List<JarEntry> entries = new ArrayList<>();
    jar.versionedStream().filter(entry -> Root.isType(entry.getName())).forEach(entries::add);
    entries.parallelStream().forEach(entry -> hand(jar, entry, into));
  }

  private void hand(JarFile jar, JarEntry entry, ClassFiles into) {
    ClassFile read;
    try {
      read = read(jar, entry);
    } catch (IOException e) {
      into.miss(location(entry), e);
      return;
    }
    into.take(read);
  }

  @Override
  public @Nullable ClassFile find(String name) {
    JarFile jar = open();
    JarEntry entry = jar.getJarEntry(name);
    try {
      return entry == null || entry.isDirectory() ? null : read(jar, entry);
    } catch (IOException e) {
      throw new UnreadableInputException(
          "cannot read " + name + " in " + path + ": " + e.getMessage() + "; build it again", e);
    }
  }

  private synchronized JarFile open() {
    if (file == null) {
      try {
        file = new JarFile(path.toFile(), false, ZipFile.OPEN_READ, version);
      } catch (IOException e) {
        throw new UnreadableInputException(
            path
                + " is no readable jar: "
                + e.getMessage()
                + "; build it again or take it off the class path",
            e);
      }
    }
    return file;
  }

  private ClassFile read(JarFile jar, JarEntry entry) throws IOException {
    return ClassFile.read(location(entry), () -> bytes(jar, entry));
  }

  private static byte[] bytes(JarFile jar, JarEntry entry) throws IOException {
    try (InputStream in = jar.getInputStream(entry)) {
      return in.readAllBytes();
    }
  }

  private String location(JarEntry entry) {
    return path + "!/" + entry.getName();
  }

  @Override
  public void close() {
    try {
      if (file != null) {
        file.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
