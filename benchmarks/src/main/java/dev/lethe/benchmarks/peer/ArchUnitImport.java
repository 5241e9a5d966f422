package dev.lethe.benchmarks.peer;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Imports every class file of directories and jars with ArchUnit; no rule is checked. */
public final class ArchUnitImport {

  private ArchUnitImport() {}

  /** Prints how many classes ArchUnit found in the directories and jars that are named. */
  public static void main(String[] paths) {
    List<Path> all = Arrays.stream(paths).map(Path::of).toList();
    System.out.println(new ClassFileImporter().importPaths(all).size() + " classes");
  }
}
