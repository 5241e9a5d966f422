package dev.lethe.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Writes down for people what a session saw and did. The agent may write to it and may never read
 * from it: the checker reports agent code that calls a member which hands recorded data out.
 *
 * <p>Holds for subtypes. Methods that return nothing recorded say so with {@link WriteOnly}.
 *
 * <pre>{@code
 * @RecordingStore
 * final class Recorder {
 *   void write(Frame frame) { ... } // for the agent
 *   List<Frame> frames() { ... } // for people only
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface RecordingStore {}
