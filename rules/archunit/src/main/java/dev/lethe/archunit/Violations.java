package dev.lethe.archunit;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.lethe.catalogue.Rule;
import dev.lethe.checker.report.FindingLines;
import dev.lethe.checker.settle.SettledFinding;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Has the imported classes checked as one program, since no class by itself tells what an agent
 * reaches; each finding in one of them that counts is a violation.
 */
final class Violations extends ArchCondition<JavaClass> {

  private final Predicate<Rule> rules;
  private final Reports reports;
  private final List<JavaClass> imported = new ArrayList<>();

  Violations(String description, Predicate<Rule> rules, Reports reports) {
    super(description);
    this.rules = rules;
    this.reports = reports;
  }

  @Override
  public void init(Collection<JavaClass> classes) {
    imported.clear();
    imported.addAll(classes);
  }

  @Override
  public void check(JavaClass item, ConditionEvents events) {}

  @Override
  public void finish(ConditionEvents events) {
    Set<String> names = imported.stream().map(JavaClass::getName).collect(Collectors.toSet());
    for (SettledFinding finding : reports.violations(imported)) {
      String type = finding.finding().place().type();
      boolean meant = type.isEmpty() || names.contains(type);
      if (meant && rules.test(finding.rule())) {
        events.add(SimpleConditionEvent.violated(finding, new FindingLines(finding).text()));
      }
    }
  }
}
