package dev.lethe.evaluation;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each library has one package. */
final class ArchitectureTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.lethe.evaluation");

  @ParameterizedTest
  @CsvSource({
    "com.fasterxml.jackson.., dev.lethe.evaluation.output..",
    "org.apache.commons.csv.., dev.lethe.evaluation.output..",
    "picocli.., dev.lethe.evaluation"
  })
  void libraryStaysInItsPackage(String library, String home) {
    noClasses()
        .that()
        .resideOutsideOfPackage(home)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library)
        .check(CLASSES);
  }
}
