/**
 * What a check says, as data: findings, the paths that lead to them, and what could not be seen.
 * Plain values; text comes last.
 */
@NullMarked
package dev.lethe.catalogue.finding;

import org.jspecify.annotations.NullMarked;
