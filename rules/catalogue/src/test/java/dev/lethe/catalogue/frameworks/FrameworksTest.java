package dev.lethe.catalogue.frameworks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.catalogue.published.PublishedJar;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every name in the data is one that the published jars have, in every version named. */
final class FrameworksTest {

  static Stream<String> files() {
    return Frameworks.all().stream().map(Framework::file);
  }

  @ParameterizedTest
  @MethodSource("files")
  void namesWhatTheJarsHave(String file) {
    List<String> wrong = new ArrayList<>();
    for (Framework.Section section : framework(file).sections()) {
      for (String version : section.versions()) {
        check(section, version, wrong);
      }
    }
    assertThat(wrong).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("files")
  void namesPackagesOfItsOwn(String file) {
    Framework framework = framework(file);
    for (Framework.Section section : framework.sections()) {
      assertThat(section.annotations()).allMatch(it -> framework.owns(it.type()));
      assertThat(section.overrides()).allMatch(it -> framework.owns(it.type()));
      assertThat(section.calls()).allMatch(it -> framework.owns(it.type()));
      assertThat(section.agents()).allMatch(it -> framework.owns(it.type()));
    }
  }

  private static Framework framework(String file) {
    return Frameworks.all().stream().filter(it -> it.file().equals(file)).findAny().orElseThrow();
  }

  private static void check(Framework.Section section, String version, List<String> wrong) {
    PublishedJar jar = PublishedJar.of(section.artifact(), version);
    assertThat(jar.exists())
        .as("%s: name %s %s in the build's list", jar, section.artifact(), version)
        .isTrue();
    for (Framework.Annotation annotation : section.annotations()) {
      if (!marksMethods(jar, annotation)) {
        wrong.add(jar.name() + " has no " + annotation.type() + " for methods");
      }
    }
    for (Framework.Override override : section.overrides()) {
      if (!isOverridable(jar, override)) {
        wrong.add(jar.name() + " has no overridable " + override);
      }
    }
    for (Framework.Call call : section.calls()) {
      if (!has(jar, call)) {
        wrong.add(jar.name() + " has no " + call);
      }
    }
    for (Framework.Annotation agent : section.agents()) {
      if (jar.type(agent.type()).filter(it -> it.isAnnotationFor("TYPE")).isEmpty()) {
        wrong.add(jar.name() + " has no " + agent.type() + " for types");
      }
    }
  }

  private static boolean has(PublishedJar jar, Framework.Call call) {
    return jar.type(call.type()).stream()
        .flatMap(type -> type.methods().stream())
        .anyMatch(it -> it.name().equals(call.method()) && it.parameters().size() >= call.slot());
  }

  private static boolean marksMethods(PublishedJar jar, Framework.Annotation annotation) {
    return jar.type(annotation.type()).filter(it -> it.isAnnotationFor("METHOD")).isPresent();
  }

  private static boolean isOverridable(PublishedJar jar, Framework.Override override) {
    return jar.type(override.type())
        .filter(type -> type.overridable().contains(override.method()))
        .isPresent();
  }
}
