/**
 * What a project can say about its agent, for the checker and for readers.
 *
 * <p>Nothing comes in and nothing goes out: the annotations are kept in class files, do nothing at
 * run time and need no other library. What cannot be annotated is said in {@code lethe.yml} with
 * the same words.
 */
package dev.lethe.annotations;
