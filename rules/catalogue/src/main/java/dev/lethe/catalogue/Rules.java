package dev.lethe.catalogue;

import dev.lethe.catalogue.allowance.AllowanceRule;
import dev.lethe.catalogue.memoryread.MemoryRead;
import dev.lethe.catalogue.recordingread.RecordingRead;
import dev.lethe.catalogue.sessionoutlivingstate.SessionOutlivingState;
import dev.lethe.catalogue.stalecoordinate.StaleCoordinate;
import dev.lethe.catalogue.unscopednote.UnscopedNote;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The rules there are, and the ways to look one up. Letter case, spaces and hyphens never matter.
 */
public final class Rules {

  private static final List<Rule> ALL =
      List.of(
          RecordingRead.RULE,
          MemoryRead.RULE,
          SessionOutlivingState.RULE,
          StaleCoordinate.RULE,
          UnscopedNote.RULE);

  private static final List<Rule> ACTIVE = ALL;

  private Rules() {}

  /** Every rule, in the order in which documents list them; the pseudo-rule Allowance is none. */
  public static List<Rule> all() {
    return ALL;
  }

  /** The rules that a check enforces. The others have a page, and nothing reports them yet. */
  public static List<Rule> active() {
    return ACTIVE;
  }

  /** The rule of this name, Allowance included: {@code RecordingRead}, {@code recording-read}. */
  public static Optional<Rule> named(String name) {
    return documented().filter(rule -> same(rule.name(), name)).findFirst();
  }

  /** The rule that confirms an invariant, Allowance included: {@code INV-CTX-002}. */
  public static Optional<Rule> byInvariant(String invariant) {
    return documented().filter(rule -> same(rule.invariant(), invariant)).findFirst();
  }

  /** The rule that a reader means by its name or by its invariant. */
  public static Optional<Rule> meant(String nameOrInvariant) {
    return named(nameOrInvariant).or(() -> byInvariant(nameOrInvariant));
  }

  /** The known name or invariant that looks most like an unknown one, unless none comes near. */
  public static Optional<String> nearest(String unknown) {
    return NearestWord.of(unknown, names(Rule::name).toList())
        .or(() -> NearestWord.of(unknown, names(Rule::invariant).toList()));
  }

  private static Stream<String> names(Function<Rule, String> name) {
    return documented().map(name);
  }

  private static Stream<Rule> documented() {
    return Stream.concat(ALL.stream(), Stream.of(AllowanceRule.RULE));
  }

  private static boolean same(String known, String asked) {
    return letters(known).equals(letters(asked));
  }

  private static String letters(String name) {
    return name.replaceAll("[\\s_-]", "").toLowerCase(Locale.ROOT);
  }
}
