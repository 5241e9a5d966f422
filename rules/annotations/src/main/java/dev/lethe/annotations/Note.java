package dev.lethe.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A lesson from feedback that later choices obey. The checker wants at least one {@link Condition}
 * and a method marked {@link AppliesWhen}, and reports uses that did not ask that method first.
 *
 * <pre>{@code
 * @Note
 * record DeadControl(@Condition ScreenId screen, @Condition Ref control, String feedback) {
 *   @AppliesWhen
 *   boolean appliesTo(Observation now) {
 *     return now.screen().equals(screen) && now.shows(control);
 *   }
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Note {}
