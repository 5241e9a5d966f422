package dev.lethe.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A session starts here, or a model calls this method during one. The checker follows every call
 * that can be made from here; overrides are entry points too.
 *
 * <p>On a type it stands for each public method of the type, inherited ones included.
 *
 * <pre>{@code
 * final class Session {
 *   @AgentEntryPoint
 *   Outcome run(Task task) { ... }
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface AgentEntryPoint {}
