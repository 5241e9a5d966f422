package dev.lethe.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Takes a new observation of the screen. Coordinates got before it are no longer fresh: the checker
 * wants them resolved again before the next action.
 *
 * <pre>{@code
 * final class Device {
 *   @Observes
 *   Screen observe() { ... }
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Observes {}
