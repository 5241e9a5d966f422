package dev.lethe.analysis;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The stages know only what stands to their left, and one of them alone knows ASM. */
class ArchitectureTest {

  private static final String HERE = "dev.lethe.analysis";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(HERE);

  @Test
  void usesNoLibraryButAsmAndThatInOnePackage() {
    noClasses()
        .that()
        .resideOutsideOfPackage(HERE + ".bytecode")
        .should()
        .dependOnClassesThat(resideOutsideOfPackages("dev.lethe..", "java..", "org.jspecify.."))
        .check(CLASSES);
    classes()
        .should()
        .onlyDependOnClassesThat(
            resideInAPackage("dev.lethe..")
                .or(resideInAPackage("java.."))
                .or(resideInAPackage("org.jspecify.."))
                .or(resideInAPackage("org.objectweb.asm..")))
        .check(CLASSES);
  }

  @Test
  void hasNoCycles() {
    slices().matching(HERE + ".(*)..").should().beFreeOfCycles().check(CLASSES);
  }

  /** What a user of the analysis sees stands above all stages, but for what reading throws. */
  @Test
  void keepsStagesFromTheirUser() {
    noClasses()
        .that()
        .resideInAPackage(HERE + ".*..")
        .should()
        .dependOnClassesThat(
            resideInAPackage(HERE).and(not(equivalentTo(UnreadableInputException.class))))
        .check(CLASSES);
  }

  @ParameterizedTest
  @CsvSource({
    "classpath, bytecode",
    "program, flow",
    "flow, program",
    "callgraph, facts",
    "callgraph, judge",
    "facts, judge",
    "evidence, judge"
  })
  void goesOneWay(String left, String right) {
    noClasses()
        .that()
        .resideInAPackage(HERE + "." + left + "..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(HERE + "." + right + "..")
        .check(CLASSES);
  }
}
