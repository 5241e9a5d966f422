package dev.lethe.analysis.truth;

import java.nio.file.Path;
import java.util.List;

/**
 * A program on disk.
 *
 * @param program the source
 * @param classes the folder of its class files
 * @param classPath what it was compiled against
 * @param expectations what its comments say
 */
record CompiledProgram(
    TruthProgram program, Path classes, List<Path> classPath, List<Expectation> expectations) {}
