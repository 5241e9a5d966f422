package dev.lethe.checker.settle;

import dev.lethe.catalogue.allowance.AllowanceRule;
import dev.lethe.catalogue.finding.Finding;
import dev.lethe.checker.source.PlacedFinding;
import dev.lethe.checker.source.SourcePlace;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The exceptions of one check: says what they allow, and remembers which of them were of use. */
final class Permissions {

  private final List<Permission> sound;
  private final List<Permission> faulty;
  private final Set<Permission> used = new HashSet<>();
  private final LocalDate today;

  Permissions(List<Permission> permissions, LocalDate today) {
    this.sound = permissions.stream().filter(one -> one.faults().isEmpty()).toList();
    this.faulty = permissions.stream().filter(one -> !one.faults().isEmpty()).toList();
    this.today = today;
  }

  /** Why a finding is allowed, if it is. */
  Optional<Approval> approval(Finding finding) {
    List<Permission> concerned = sound.stream().filter(one -> one.concerns(finding)).toList();
    used.addAll(concerned);
    return concerned.stream()
        .filter(one -> one.holdsOn(today))
        .map(Permission::approval)
        .findFirst();
  }

  /** What is wrong with the exceptions themselves. */
  Stream<PlacedFinding> faults() {
    return faulty.stream().map(one -> fault(one, String.join(", ", one.faults())));
  }

  /**
   * Exceptions for one of these rules that no finding was asked about. What is written once and
   * stands on several members, as on a record's component, is of use if one of them is.
   */
  Stream<PlacedFinding> unused(Set<String> rules) {
    List<Permission> unused =
        sound.stream().filter(one -> !used.contains(one) && rules.contains(one.rule())).toList();
    if (unused.isEmpty()) {
      return Stream.empty();
    }
    Set<SourcePlace> useful =
        used.stream().map(one -> one.at().get()).collect(Collectors.toUnmodifiableSet());
    return unused.stream()
        .filter(one -> !useful.contains(one.at().get()))
        .map(one -> fault(one, "matches no finding of " + one.rule()));
  }

  private static PlacedFinding fault(Permission permission, String message) {
    Finding finding =
        new Finding(
            AllowanceRule.RULE,
            AllowanceRule.RULE.severity(),
            permission.declared(),
            permission.rule(),
            "an allowance " + message,
            List.of(),
            List.of(),
            0);
    return new PlacedFinding(finding, permission.at().get(), List.of(), List.of());
  }
}
