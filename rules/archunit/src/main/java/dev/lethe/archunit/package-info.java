/**
 * The rules as ArchUnit rules. Imported classes in, violations out; ArchUnit appears here and
 * nowhere else in what ships.
 */
@NullMarked
package dev.lethe.archunit;

import org.jspecify.annotations.NullMarked;
