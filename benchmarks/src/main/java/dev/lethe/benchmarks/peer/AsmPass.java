package dev.lethe.benchmarks.peer;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Parses every class file of directories and jars with ASM, debug information too; nothing else.
 */
public final class AsmPass {

  private final Everything visitor = new Everything();
  private int classes;

  private AsmPass() {}

  /** Prints how many class files there are in the directories and jars that are named. */
  public static void main(String[] paths) throws IOException {
    AsmPass pass = new AsmPass();
    for (String path : paths) {
      pass.read(Path.of(path));
    }
    System.out.println(pass.classes + " class files");
  }

  private void read(Path path) throws IOException {
    if (Files.isDirectory(path)) {
      readDirectory(path);
    } else {
      readJar(path);
    }
  }

  private void readDirectory(Path directory) throws IOException {
    for (Path file : classFiles(directory)) {
      parse(Files.readAllBytes(file));
    }
  }

  private static List<Path> classFiles(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(file -> file.toString().endsWith(".class")).toList();
    }
  }

  private void readJar(Path path) throws IOException {
    try (ZipFile jar = new ZipFile(path.toFile())) {
      for (Enumeration<? extends ZipEntry> all = jar.entries(); all.hasMoreElements(); ) {
        readEntry(jar, all.nextElement());
      }
    }
  }

  private void readEntry(ZipFile jar, ZipEntry entry) throws IOException {
    if (entry.getName().endsWith(".class") && !entry.getName().startsWith("META-INF/")) {
      try (InputStream in = jar.getInputStream(entry)) {
        parse(in.readAllBytes());
      }
    }
  }

  private void parse(byte[] file) {
    new ClassReader(file).accept(visitor, 0);
    classes++;
  }

  private static final class Everything extends ClassVisitor {

    private final MethodVisitor body = new MethodVisitor(Opcodes.ASM9) {};

    Everything() {
      super(Opcodes.ASM9);
    }

    @Override
    public MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      return body;
    }
  }
}
