package dev.lethe.analysis.judge.notes;

import dev.lethe.analysis.callgraph.Context;
import java.util.Set;

/**
 * A place where the content of a note is used.
 *
 * @param subject the member used, as {@code type#member}
 * @param sources where the note comes from on the ways that did not ask it
 */
record Use(Context context, int line, String subject, Set<Source> sources) {}
