package dev.lethe.catalogue.frameworks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A published jar of a framework, as the build has fetched it. */
record FrameworkJar(Path path) {

  private static final Path FETCHED = Path.of("target", "frameworks");

  /** A class of the jar: how it is declared, and what can be overridden in it. */
  record Type(int access, Set<String> overridable, boolean marksMethods, boolean isInClassFiles) {
    boolean isAnnotation() {
      return (access & Opcodes.ACC_ANNOTATION) != 0;
    }
  }

  /** The jar of an artifact ({@code group:name}) and version. */
  static FrameworkJar of(String artifact, String version) {
    String name = artifact.substring(artifact.indexOf(':') + 1);
    return new FrameworkJar(FETCHED.resolve(name + "-" + version + ".jar"));
  }

  boolean exists() {
    return Files.exists(path);
  }

  /** A class by its binary name; empty where the jar has none. */
  Optional<Type> type(String name) {
    try (ZipFile zip = new ZipFile(path.toFile())) {
      ZipEntry entry = zip.getEntry(name.replace('.', '/') + ".class");
      return entry == null ? Optional.empty() : Optional.of(read(zip.getInputStream(entry)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Type read(InputStream in) throws IOException {
    Look look = new Look();
    new ClassReader(in).accept(look, ClassReader.SKIP_CODE);
    return new Type(look.access, look.overridable, look.marksMethods, look.isInClassFiles);
  }

  private static final class Look extends ClassVisitor {

    private static final int NEVER_OVERRIDDEN =
        Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;

    private final Set<String> overridable = new HashSet<>();
    private int access;
    private boolean marksMethods;
    private boolean isInClassFiles = true;

    Look() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(
        int version,
        int access,
        String name,
        @Nullable String signature,
        @Nullable String superName,
        String @Nullable [] interfaces) {
      this.access = access;
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      if ((access & NEVER_OVERRIDDEN) == 0) {
        overridable.add(name);
      }
      return null;
    }

    @Override
    public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
      return descriptor.startsWith("Ljava/lang/annotation/") ? new Values() : null;
    }

    /** What {@code @Target} and {@code @Retention} say. */
    private final class Values extends AnnotationVisitor {

      Values() {
        super(Opcodes.ASM9);
      }

      @Override
      public AnnotationVisitor visitArray(String name) {
        return this;
      }

      @Override
      public void visitEnum(@Nullable String name, String descriptor, String value) {
        marksMethods |= value.equals("METHOD");
        isInClassFiles &= !value.equals("SOURCE");
      }
    }
  }
}
