package dev.lethe.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Part of the conditions under which a {@link Note} applies: where it was learned, on what, at
 * which version. Reading a condition is no use of the note.
 *
 * <p>On a field, a record component, or the method that answers it.
 *
 * <pre>{@code
 * @Note
 * record DeadControl(@Condition ScreenId screen, @Condition Ref control, String feedback) { ... }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
// RECORD_COMPONENT came with Java 16 and these classes serve Java 8. A record component accepts any
// annotation that fits its field or its accessor, and the compiler copies it to both.
@Target({ElementType.FIELD, ElementType.METHOD})
public @interface Condition {}
