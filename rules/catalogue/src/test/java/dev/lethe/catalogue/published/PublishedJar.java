package dev.lethe.catalogue.published;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;

/**
 * A published jar, as the build has fetched it, and the JDK that runs the tests.
 *
 * @param path the jar, or null for the JDK alone
 */
public record PublishedJar(@Nullable Path path) {

  private static final Path FETCHED = Path.of("target", "published");

  /** The JDK alone. */
  public static final PublishedJar JDK = new PublishedJar(null);

  /** The jar of an artifact ({@code group:name}) and version, of whatever platform. */
  public static PublishedJar of(String artifact, String version) {
    String name = artifact.replace(':', '.') + "-" + version;
    Path plain = FETCHED.resolve(name + ".jar");
    return new PublishedJar(Files.exists(plain) ? plain : ofPlatform(name).orElse(plain));
  }

  private static Optional<Path> ofPlatform(String name) {
    try (DirectoryStream<Path> jars = Files.newDirectoryStream(FETCHED, name + "-*.jar")) {
      for (Path jar : jars) {
        return Optional.of(jar);
      }
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether the build has fetched it. */
  public boolean exists() {
    return path == null || Files.exists(path);
  }

  /** What tests call it. */
  public String name() {
    return path == null ? "the JDK" : path.getFileName().toString();
  }

  /** Whether the jar has classes in a package; so are all packages of the JDK taken to have. */
  public boolean hasPackage(String name) {
    if (path == null) {
      return ClassLoader.getSystemResource(name.replace('.', '/')) != null
          || ModuleLayer.boot().modules().stream().anyMatch(it -> it.getPackages().contains(name));
    }
    String folder = name.replace('.', '/') + "/";
    try (ZipFile zip = new ZipFile(path.toFile())) {
      return zip.stream().anyMatch(entry -> entry.getName().startsWith(folder));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A class by its binary name; empty where neither the jar nor the JDK has it. */
  public Optional<PublishedType> type(String name) {
    String file = name.replace('.', '/') + ".class";
    Optional<PublishedType> own = path == null ? Optional.empty() : inJar(path, file);
    return own.or(() -> inJdk(file));
  }

  private static Optional<PublishedType> inJar(Path jar, String file) {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      ZipEntry entry = zip.getEntry(file);
      return entry == null
          ? Optional.empty()
          : Optional.of(PublishedType.read(new ClassReader(zip.getInputStream(entry))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<PublishedType> inJdk(String file) {
    try (InputStream in = ClassLoader.getPlatformClassLoader().getResourceAsStream(file)) {
      return in == null ? Optional.empty() : Optional.of(PublishedType.read(new ClassReader(in)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A class and all its supertypes that the jar or the JDK has, nearest first. */
  public List<PublishedType> lineage(String name) {
    List<PublishedType> found = new ArrayList<>();
    List<String> open = new ArrayList<>(List.of(name));
    for (int i = 0; i < open.size(); i++) {
      type(open.get(i))
          .ifPresent(
              type -> {
                found.add(type);
                type.parents().stream().filter(it -> !open.contains(it)).forEach(open::add);
              });
    }
    return found;
  }
}
