package dev.lethe.analysis.classpath;

import dev.lethe.analysis.UnreadableInputException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The classes of a JDK: the running one's through its class loader, another one's through its own
 * image reader.
 */
public final class Jdk implements AutoCloseable {

  private final Optional<Path> home;
  private @Nullable FileSystem image;
  private final Map<String, List<Path>> packages = new HashMap<>();

  public Jdk(Optional<Path> home) {
    this.home = home;
  }

  /** The Java version of this JDK, which decides what of a multi-release jar is seen. */
  public Runtime.Version version() {
    return home.map(Jdk::versionOf).orElseGet(Runtime::version);
  }

  private static Runtime.Version versionOf(Path home) {
    Properties release = new Properties();
    try (InputStream in = Files.newInputStream(home.resolve("release"))) {
      release.load(in);
      return Runtime.Version.parse(release.getProperty("JAVA_VERSION").replace("\"", ""));
    } catch (IOException | IllegalArgumentException | NullPointerException e) {
      throw new UnreadableInputException(
          home
              + " is no home of a JDK 9 or later (it has no readable 'release' file); name the directory that holds bin/java",
          e);
    }
  }

  /** A class by its internal name, or null. */
  public @Nullable ClassFile find(String name) {
    return home.isPresent() ? inImage(name) : running(name);
  }

  private @Nullable ClassFile running(String name) {
    String path = name + ".class";
    URL found = ClassLoader.getPlatformClassLoader().getResource(path);
    try {
      return found == null ? inImage(name) : ClassFile.read("jdk:" + path, () -> bytes(found));
    } catch (IOException e) {
      throw new UnreadableInputException(
          "cannot read " + name + " from the running JDK: " + e.getMessage(), e);
    }
  }

  private static byte[] bytes(URL url) throws IOException {
    try (InputStream in = url.openStream()) {
      return in.readAllBytes();
    }
  }

  private @Nullable ClassFile inImage(String name) {
    int slash = name.lastIndexOf('/');
    if (slash < 0) {
      return null;
    }
    try {
      for (Path module : packages.computeIfAbsent(name.substring(0, slash), this::modulesOf)) {
        Path file = module.resolve(name + ".class");
        if (Files.exists(file)) {
          return ClassFile.read("jdk:" + file, () -> Files.readAllBytes(file));
        }
      }
      return null;
    } catch (IOException e) {
      throw new UnreadableInputException(
          "cannot read " + name + " from the JDK: " + e.getMessage(), e);
    }
  }

  private List<Path> modulesOf(String packageName) {
    Path links = image().getPath("/packages", packageName.replace('/', '.'));
    if (!Files.exists(links)) {
      return List.of();
    }
    try (Stream<Path> modules = Files.list(links)) {
      return modules
          .map(link -> image().getPath("/modules", link.getFileName().toString()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UnreadableInputException(
          "cannot list the modules of the JDK: " + e.getMessage(), e);
    }
  }

  private FileSystem image() {
    if (image == null) {
      image = home.map(Jdk::open).orElseGet(() -> FileSystems.getFileSystem(URI.create("jrt:/")));
    }
    return image;
  }

  private static FileSystem open(Path home) {
    try {
      return FileSystems.newFileSystem(URI.create("jrt:/"), Map.of("java.home", home.toString()));
    } catch (IOException | IllegalArgumentException e) {
      throw new UnreadableInputException(home + " is no home of a JDK: " + e.getMessage(), e);
    }
  }

  @Override
  public void close() throws IOException {
    if (image != null && home.isPresent()) {
      image.close();
    }
  }
}
