package dev.lethe.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Returns a receipt that reveals nothing recorded, such as an entry's number. The checker counts a
 * method so marked as no read of its {@link RecordingStore}.
 *
 * <pre>{@code
 * @RecordingStore
 * final class Recorder {
 *   @WriteOnly
 *   long append(Frame frame) { ... }
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface WriteOnly {}
