package dev.lethe.errorprone;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The walls inside of the module. */
final class ArchitectureTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.lethe.errorprone");

  @Test
  void keepsTheDataflowLibraryInOnePackage() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.lethe.errorprone.freshness")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.checkerframework..")
        .check(CLASSES);
  }

  /**
   * The user's processor path gets the catalogue, and nothing that may clash with what is there.
   */
  @Test
  void usesWhatErrorPronesUsersHave() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "javax.lang.model..",
            "javax.tools..",
            "com.sun.source..",
            "com.sun.tools.javac..",
            "com.google.errorprone..",
            "org.checkerframework.errorprone..",
            "org.jspecify..",
            "dev.lethe.catalogue..",
            "dev.lethe.errorprone..")
        .check(CLASSES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"agent", "freshness", "notes", "state", "stores", "vocabulary"})
  void knowsNothingOfTheChecks(String part) {
    noClasses()
        .that()
        .resideInAPackage("dev.lethe.errorprone." + part)
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.lethe.errorprone")
        .check(CLASSES);
  }

  @Test
  void keepsNothingFromOneCompilationToTheNext() {
    fields()
        .that()
        .areStatic()
        .and(DescribedPredicate.describe("are in code", it -> !it.getOwner().isEnum()))
        .should()
        .haveModifier(JavaModifier.FINAL)
        .check(CLASSES);
  }

  @Test
  void isFinal() {
    classes()
        .that(DescribedPredicate.describe("can be final", ArchitectureTest::canBeFinal))
        .should()
        .haveModifier(JavaModifier.FINAL)
        .check(CLASSES);
  }

  private static boolean canBeFinal(JavaClass type) {
    return !type.isInterface() && !type.isEnum() && !type.isAnonymousClass();
  }
}
