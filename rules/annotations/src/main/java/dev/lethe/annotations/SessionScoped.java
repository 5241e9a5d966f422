package dev.lethe.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An instance lives for one session and dies with it. The checker reports every static field,
 * singleton or other place that would keep one for the next session.
 *
 * <pre>{@code
 * @SessionScoped
 * final class Session {
 *   private final List<Turn> context = new ArrayList<>();
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface SessionScoped {}
