package dev.lethe.catalogue.testkit;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A snippet on disk, compiled.
 *
 * @param snippet the program
 * @param sources root folder of its Java sources, which lie by their packages
 * @param classes its classes, with the resources beside them
 * @param classPath the annotations, and the library's classes if it has some
 * @param configuration its configuration file, if it has one
 */
public record CompiledCase(
    Snippet snippet,
    Path sources,
    Path classes,
    List<Path> classPath,
    Optional<Path> configuration) {}
