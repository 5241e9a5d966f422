package dev.lethe.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sends an action to the device. Coordinates got before it are no longer fresh afterwards, and
 * those handed to it must be fresh: this is where the checker reports stale ones.
 *
 * <p>It consumes its parameters that are {@link Coordinates}, by their type or their own
 * annotation. If none is, it consumes its {@code int}, {@code long}, {@code float} and {@code
 * double} parameters.
 *
 * <pre>{@code
 * final class Device {
 *   @ChangesScreen
 *   void tap(Point point) { ... }
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface ChangesScreen {}
