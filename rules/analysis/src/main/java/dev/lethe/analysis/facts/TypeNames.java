package dev.lethe.analysis.facts;

import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Program;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Names that people write, with dots for packages and nested types alike, and the names in class
 * files.
 */
public final class TypeNames {

  private TypeNames() {}

  /**
   * Internal names that a written name can mean, the most likely first: {@code a/b/C}, then {@code
   * a/b$C}, …
   */
  public static List<String> candidates(String written) {
    List<String> names = new ArrayList<>();
    String name = written.replace('.', '/');
    names.add(name);
    for (int slash = name.lastIndexOf('/'); slash > 0; slash = name.lastIndexOf('/')) {
      name = name.substring(0, slash) + "$" + name.substring(slash + 1);
      names.add(name);
    }
    return names;
  }

  /** The class that a written name means, or null. */
  public static @Nullable ClassModel find(Program program, String written) {
    for (String name : candidates(written)) {
      if (program.isApplication(name)) {
        return program.find(name);
      }
    }
    return program.findQuietly(candidates(written));
  }

  /** A class's name as class files write it, from its binary name. */
  public static String internal(String binary) {
    return binary.replace('.', '/');
  }

  /** A class's binary name, as people and reports write it. */
  public static String binary(String internal) {
    return internal.replace('/', '.');
  }
}
