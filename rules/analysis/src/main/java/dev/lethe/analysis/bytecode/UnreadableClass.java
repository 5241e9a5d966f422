package dev.lethe.analysis.bytecode;

import dev.lethe.analysis.classpath.ClassFile;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.util.Comparator;
import org.objectweb.asm.Opcodes;

/**
 * A class file that nothing is known of.
 *
 * @param location path of the file, or jar and entry
 * @param fault what is the matter with it, to follow its location in a sentence
 * @param remedy what to do
 */
public record UnreadableClass(String location, String fault, String remedy)
    implements Comparable<UnreadableClass> {

  private static final int MAGIC = 0xCAFEBABE;
  private static final int VERSION_END = 8;
  private static final int NEWEST = Opcodes.V28;
  private static final Comparator<UnreadableClass> ORDER =
      Comparator.comparing(UnreadableClass::location).thenComparing(UnreadableClass::fault);

  /** One that was read and not understood. */
  static UnreadableClass of(ClassFile file) {
    byte[] bytes = file.bytes();
    boolean hasVersion = bytes.length >= VERSION_END;
    if (hasVersion && !isMagic(bytes)) {
      return new UnreadableClass(file.location(), "is no class file", "compile it again");
    }
    if (hasVersion && version(bytes) > NEWEST) {
      return new UnreadableClass(
          file.location(),
          "is of a newer Java than this Lethe reads (class file version " + version(bytes) + ")",
          "check with a newer Lethe, or compile for an older Java (javac --release)");
    }
    return new UnreadableClass(file.location(), "is no whole class file", "compile it again");
  }

  /** One that could not be read. */
  static UnreadableClass of(String location, IOException cause) {
    boolean denied = cause instanceof AccessDeniedException;
    return new UnreadableClass(
        location,
        denied ? "may not be read" : "cannot be read: " + cause.getMessage(),
        denied ? "let the user who runs Lethe read it" : "compile it again");
  }

  private static boolean isMagic(byte[] bytes) {
    return ((short16(bytes, 0) << 16) | short16(bytes, 2)) == MAGIC;
  }

  private static int version(byte[] bytes) {
    return short16(bytes, VERSION_END - 2);
  }

  private static int short16(byte[] bytes, int at) {
    return ((bytes[at] & 0xFF) << 8) | (bytes[at + 1] & 0xFF);
  }

  /** Whether it would have declared a type, going by its name. */
  public boolean declares(String internalName) {
    return location.replace('\\', '/').endsWith("/" + internalName + ".class");
  }

  /** What is said of it: where it is, and what is the matter. */
  public String sentence() {
    return location + " " + fault;
  }

  @Override
  public int compareTo(UnreadableClass other) {
    return ORDER.compare(this, other);
  }
}
