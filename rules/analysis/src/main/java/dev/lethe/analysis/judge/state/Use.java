package dev.lethe.analysis.judge.state;

import dev.lethe.analysis.callgraph.Context;

/**
 * A line that reads or writes a slot.
 *
 * @param context the method
 * @param line the line
 * @param how what it does, for people
 */
record Use(Context context, int line, String how) {}
