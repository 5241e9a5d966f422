package dev.lethe.annotations;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A reviewed exception: what it stands on may break one rule, because a decision says so. The
 * finding stays in every report, marked as allowed. Repeatable, one for each rule.
 *
 * <p>The checker reports an exception that names no such rule, leaves its decision or reason blank,
 * or matches no finding, so that exceptions do not outlive their purpose.
 *
 * <pre>{@code
 * @AllowsMemory(
 *     rule = "SessionOutlivingState",
 *     decision = "docs/decisions/0007-quota.md",
 *     reason = "The provider's daily quota is counted per process, not per session.",
 *     until = "2027-06-30")
 * private static final AtomicInteger CALLS_LEFT = new AtomicInteger(1000);
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Repeatable(AllowsMemory.List.class)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD})
public @interface AllowsMemory {

  /** The rule's name, such as {@code MemoryRead}. */
  String rule();

  /** Where the decision is written down: a path in the repository or an address. Not blank. */
  String decision();

  /** Why the rule does not serve its purpose here, in a sentence for reviewers. Not blank. */
  String reason();

  /** The last day on which it holds, as {@code 2027-06-30}; empty for no end. */
  String until() default "";

  /** Holds several exceptions on one element; written by the compiler. */
  @Documented
  @Retention(RetentionPolicy.CLASS)
  @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD})
  @interface List {

    /** The exceptions, in the order in which they are written. */
    AllowsMemory[] value();
  }
}
