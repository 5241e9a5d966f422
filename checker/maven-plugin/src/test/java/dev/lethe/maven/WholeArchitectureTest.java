package dev.lethe.maven;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The walls between all of Lethe's modules; this one sees them all. */
class WholeArchitectureTest {

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.lethe")
          .that(DescribedPredicate.not(generated()));

  private static DescribedPredicate<JavaClass> generated() {
    return DescribedPredicate.describe(
        "generated", type -> type.getSimpleName().equals("HelpMojo"));
  }

  @Test
  void seesAllModules() {
    assertThat(CLASSES)
        .extracting(JavaClass::getPackageName)
        .contains(
            "dev.lethe.annotations",
            "dev.lethe.catalogue",
            "dev.lethe.analysis",
            "dev.lethe.checker",
            "dev.lethe.cli",
            "dev.lethe.maven");
  }

  @ParameterizedTest
  @CsvSource({
    "org.objectweb.asm.., dev.lethe.analysis.bytecode",
    "com.github.javaparser.., dev.lethe.checker.source",
    "org.snakeyaml.., dev.lethe.checker.config",
    "com.fasterxml.jackson.., dev.lethe.checker.report",
    "picocli.., dev.lethe.cli",
    "org.apache.maven.., dev.lethe.maven"
  })
  void keepsEachLibraryInOnePackage(String library, String home) {
    noClasses()
        .that()
        .resideOutsideOfPackage(home)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library)
        .check(CLASSES);
  }

  @ParameterizedTest
  @CsvSource({
    "dev.lethe.annotations.., dev.lethe.catalogue..",
    "dev.lethe.catalogue.., dev.lethe.analysis..",
    "dev.lethe.analysis.., dev.lethe.checker..",
    "dev.lethe.checker.., dev.lethe.cli..",
    "dev.lethe.checker.., dev.lethe.maven..",
    "dev.lethe.cli.., dev.lethe.maven..",
    "dev.lethe.maven.., dev.lethe.cli.."
  })
  void pointsDown(String lower, String upper) {
    noClasses()
        .that()
        .resideInAPackage(lower)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(upper)
        .check(CLASSES);
  }

  @Test
  void changesNoStatic() {
    fields().that().areStatic().should().beFinal().check(CLASSES);
  }

  @Test
  void saysWhatATypeIs() {
    noClasses()
        .should()
        .haveNameMatching(".*(Utils?|Helpers?|Managers?|Impl)(\\$.*)?")
        .check(CLASSES);
  }

  @Test
  void leavesNoClassOpen() {
    classes()
        .that()
        .areNotInterfaces()
        .and()
        .areNotEnums()
        .and()
        .areNotAnonymousClasses()
        .and()
        .doNotHaveModifier(JavaModifier.ABSTRACT)
        .should()
        .haveModifier(JavaModifier.FINAL)
        .check(CLASSES);
  }
}
