package dev.lethe.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Locates something on one screen, and only for as long as that screen stands. The checker reports
 * coordinates that reach an action without having been resolved against the current screen.
 *
 * <p>On a type it speaks of every value of the type. On a method, field, parameter or local
 * variable it speaks of that value alone, an {@code int} or {@code double} as well. Class files do
 * not keep it on a local variable: there, only the compile-time check sees it.
 *
 * <pre>{@code
 * @Coordinates
 * record Point(int x, int y) {}
 *
 * void swipe(@Coordinates int fromX, @Coordinates int fromY, Direction direction) { ... }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
// A record component takes it through FIELD, METHOD and PARAMETER; see Condition.
@Target({
  ElementType.TYPE,
  ElementType.METHOD,
  ElementType.FIELD,
  ElementType.PARAMETER,
  ElementType.LOCAL_VARIABLE
})
public @interface Coordinates {}
