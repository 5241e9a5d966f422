package dev.lethe.agent;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

  private static final String HERE = "dev.lethe.agent";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(HERE);

  @Test
  void usesNothingButTheVocabulary() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(HERE + "..", "dev.lethe.annotations..", "java..", "org.jspecify..")
        .check(CLASSES);
  }

  @Test
  void hasNoCycles() {
    slices().matching(HERE + ".(*)..").should().beFreeOfCycles().check(CLASSES);
  }

  /** A session and what decides in it know the ports, never a device. */
  @Test
  void knowsDevicesByTheirPortOnly() {
    noClasses()
        .that()
        .resideInAnyPackage(HERE + ".session..", HERE + ".policy..", HERE + ".context..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(HERE + ".device.*..")
        .check(CLASSES);
  }

  @Test
  void changesNoStatic() {
    fields().that().areStatic().should().beFinal().check(CLASSES);
  }
}
