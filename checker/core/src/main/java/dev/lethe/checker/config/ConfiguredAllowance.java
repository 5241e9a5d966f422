package dev.lethe.checker.config;

import dev.lethe.catalogue.vocabulary.Origin;
import java.time.LocalDate;
import java.util.Optional;

/**
 * A reviewed exception that the configuration states.
 *
 * @param rule name of the rule that should not count there; not yet looked up
 * @param type the type, nested types with a dot or a dollar sign
 * @param member a method's or field's name; empty for the whole type
 * @param decision where the decision is written down
 * @param reason why it is acceptable
 * @param until last day on which it holds
 * @param origin where it stands
 */
public record ConfiguredAllowance(
    String rule,
    String type,
    String member,
    String decision,
    String reason,
    Optional<LocalDate> until,
    Origin origin) {

  /** The symbol as the configuration writes it. */
  public String at() {
    return member.isEmpty() ? type : type + "#" + member;
  }
}
