package com.acme;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import dev.lethe.archunit.LetheRules;

@AnalyzeClasses(packages = "com.acme.obeying")
class AgentRulesTest {

  @ArchTest static final ArchRule lethe = LetheRules.all();
}
