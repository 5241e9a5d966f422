package dev.lethe.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Checks a reference against the current screen and returns fresh coordinates. For a stale
 * reference it throws or answers empty; it never returns what it knew before.
 *
 * <pre>{@code
 * final class RefTable {
 *   @ResolvesRef
 *   Point resolve(Ref ref) throws StaleRefException { ... }
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface ResolvesRef {}
