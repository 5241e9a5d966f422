package com.acme;

import static com.tngtech.archunit.library.freeze.FreezingArchRule.freeze;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.lethe.archunit.LetheRules;

@AnalyzeClasses(packages = "com.acme.breaking")
class FrozenRulesTest {

  @ArchTest
  static final ArchRule lethe =
      freeze(LetheRules.all()).associateViolationLinesVia(LetheRules.sameFinding());
}
