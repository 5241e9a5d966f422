/**
 * {@code lethe.yml} in, a validated configuration out, or all of its problems at once. The YAML
 * library appears here only.
 */
@NullMarked
package dev.lethe.checker.config;

import org.jspecify.annotations.NullMarked;
