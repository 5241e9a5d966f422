package dev.lethe.checker;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArchitectureTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.lethe.checker");

  @ParameterizedTest
  @CsvSource({
    "com.github.javaparser..,source",
    "org.snakeyaml..,config",
    "com.fasterxml.jackson..,report"
  })
  void keepsEachLibraryInOnePackage(String library, String home) {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.lethe.checker." + home)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library)
        .check(CLASSES);
  }

  @Test
  void runsOneWay() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("config")
        .definedBy("dev.lethe.checker.config")
        .layer("baseline")
        .definedBy("dev.lethe.checker.baseline")
        .layer("source")
        .definedBy("dev.lethe.checker.source")
        .layer("settle")
        .definedBy("dev.lethe.checker.settle")
        .layer("check")
        .definedBy("dev.lethe.checker")
        .layer("report")
        .definedBy("dev.lethe.checker.report")
        .whereLayer("report")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("check")
        .mayOnlyBeAccessedByLayers("report")
        .whereLayer("settle")
        .mayOnlyBeAccessedByLayers("check", "report")
        .whereLayer("source")
        .mayOnlyBeAccessedByLayers("settle", "check", "report")
        .whereLayer("config")
        .mayOnlyBeAccessedByLayers("baseline", "settle", "check")
        .whereLayer("baseline")
        .mayOnlyBeAccessedByLayers("settle", "check")
        .check(CLASSES);
  }
}
