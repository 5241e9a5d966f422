/**
 * What is known about libraries: data files in, values out. One file per library, read by a small
 * line format so that no parser library lands on a compiler's processor path.
 */
@NullMarked
package dev.lethe.catalogue.apis;

import org.jspecify.annotations.NullMarked;
