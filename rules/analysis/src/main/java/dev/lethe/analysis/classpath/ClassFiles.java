package dev.lethe.analysis.classpath;

import java.io.IOException;

/** Takes in the class files of a root, from several threads at once. */
public interface ClassFiles {

  /** One that could be read. */
  void take(ClassFile file);

  /** One that could not. */
  void miss(String location, IOException cause);
}
