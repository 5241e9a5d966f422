package dev.lethe.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says whether a {@link Note} applies to the observation given. Code that takes a note out of a
 * collection or another store asks this method of that very note before it uses what the note says.
 *
 * <pre>{@code
 * @AppliesWhen
 * boolean appliesTo(Observation now) {
 *   return now.screen().equals(screen);
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface AppliesWhen {}
