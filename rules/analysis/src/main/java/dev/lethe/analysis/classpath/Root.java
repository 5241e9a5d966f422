package dev.lethe.analysis.classpath;

import org.jspecify.annotations.Nullable;

/** One entry of a class path: a directory or a jar. */
public interface Root extends AutoCloseable {

  /**
   * Hands out every class file below, in any order; descriptors of modules and packages are left
   * out.
   */
  void forEachClass(ClassFiles into);

  /** A resource by its path with forward slashes ({@code com/acme/Agent.class}), or null. */
  @Nullable ClassFile find(String path);

  @Override
  void close();

  /** Whether a path names a class file that declares a type. */
  static boolean isType(String path) {
    return path.endsWith(".class")
        && !path.endsWith("module-info.class")
        && !path.endsWith("package-info.class");
  }
}
