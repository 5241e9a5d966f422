package dev.lethe.analysis.callgraph;

/**
 * Marks an object of library code that nobody read.
 *
 * @param origin the object it is a part of, or what tells it apart from others of its site
 */
record Unread(Object origin) {}
