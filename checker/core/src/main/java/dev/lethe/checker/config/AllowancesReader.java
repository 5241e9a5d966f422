package dev.lethe.checker.config;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * Reads {@code allow}. What is blank, unknown or without effect is no error of the file but a
 * finding, and so left to the settling stage.
 *
 * @param file the whole file
 */
record AllowancesReader(Section file) {

  List<ConfiguredAllowance> allowances() {
    return file.sections("allow", Keys.ALLOWANCE).stream()
        .flatMap(section -> allowance(section).stream())
        .toList();
  }

  private static Optional<ConfiguredAllowance> allowance(Section section) {
    Optional<Text> rule = section.required("rule");
    Optional<Text> decision = section.required("decision");
    Optional<Text> reason = section.required("reason");
    Optional<LocalDate> until = section.text("until").flatMap(AllowancesReader::date);
    Optional<String> at = section.required("at").flatMap(AllowancesReader::symbol);
    if (rule.isEmpty() || decision.isEmpty() || reason.isEmpty() || at.isEmpty()) {
      return Optional.empty();
    }
    String[] symbol = at.get().split("#", -1);
    return Optional.of(
        new ConfiguredAllowance(
            rule.get().value(),
            symbol[0],
            symbol.length > 1 ? symbol[1] : "",
            decision.get().value(),
            reason.get().value(),
            until,
            section.origin()));
  }

  private static Optional<String> symbol(Text text) {
    String[] parts = text.value().split("#", -1);
    boolean type = Text.isQualified(parts[0]);
    boolean member = parts.length < 2 || Text.isIdentifier(parts[1]) || parts[1].equals("<init>");
    if (type && member && parts.length <= 2) {
      return Optional.of(text.value());
    }
    return text.fail(
        "'%s' is no symbol; write a type, type#method or type#field, without parentheses"
            .formatted(text.value()));
  }

  private static Optional<LocalDate> date(Text text) {
    try {
      return Optional.of(LocalDate.parse(text.value()));
    } catch (DateTimeException e) {
      return text.fail("'" + text.value() + "' is no day; write it like 2027-06-30");
    }
  }
}
