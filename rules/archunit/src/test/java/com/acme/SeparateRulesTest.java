package com.acme;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.lethe.archunit.LetheCheck;
import dev.lethe.archunit.LetheRules;
import dev.lethe.catalogue.Severity;

@AnalyzeClasses(packages = "com.acme.obeying")
class SeparateRulesTest {

  private static final LetheCheck LETHE =
      LetheRules.check().entryPoints("com.acme.obeying.Concierge#greet").failOn(Severity.WARNING);

  @ArchTest static final ArchRule recordings = LETHE.named("RecordingRead");
  @ArchTest static final ArchRule stores = LETHE.named("MemoryRead");
  @ArchTest static final ArchRule fields = LETHE.named("SessionOutlivingState");
}
