package dev.lethe.annotations;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.annotation.Annotation;
import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** The vocabulary says what it promises, and can stand where it promises. */
final class VocabularyTest {

  static final List<Class<? extends Annotation>> VOCABULARY =
      List.of(
          AgentEntryPoint.class,
          SessionScoped.class,
          RecordingStore.class,
          WriteOnly.class,
          Coordinates.class,
          Observes.class,
          ChangesScreen.class,
          ResolvesRef.class,
          Note.class,
          Condition.class,
          AppliesWhen.class,
          AllowsMemory.class,
          AllowsMemory.List.class);

  @ParameterizedTest
  @FieldSource("VOCABULARY")
  void isDocumentedAndKeptInClassFiles(Class<? extends Annotation> annotation) {
    assertThat(annotation.isAnnotationPresent(Documented.class)).isTrue();
    assertThat(annotation.getAnnotation(Retention.class).value()).isEqualTo(RetentionPolicy.CLASS);
  }

  /** What fits a method, field or parameter fits the record component that makes it, too. */
  @ParameterizedTest
  @CsvSource({
    "AgentEntryPoint, type method component",
    "SessionScoped, type",
    "RecordingStore, type",
    "WriteOnly, method component",
    "Coordinates, type method field parameter variable component",
    "Observes, method component",
    "ChangesScreen, method component",
    "ResolvesRef, method component",
    "Note, type",
    "Condition, field component method",
    "AppliesWhen, method component",
  })
  void standsWhereItPromisesAndNowhereElse(String annotation, String promised) {
    assertThat(Placement.accepting("@" + annotation)).containsExactlyInAnyOrder(split(promised));
  }

  @Test
  void anExceptionStandsOnTypesMethodsAndFields() {
    assertThat(Placement.accepting(exception("MemoryRead")))
        .containsExactlyInAnyOrder(split("type method field component"));
  }

  @Test
  void exceptionsRepeat() {
    String two = exception("MemoryRead") + " " + exception("RecordingRead");

    assertThat(Placement.accepting(two)).contains("type", "method", "field");
  }

  @Test
  void anExceptionNeedsRuleDecisionAndReason() {
    assertThat(Placement.accepting("@AllowsMemory(rule = \"MemoryRead\")")).isEmpty();
  }

  private static String exception(String rule) {
    return "@AllowsMemory(rule = \"%s\", decision = \"d.md\", reason = \"r\")".formatted(rule);
  }

  private static String[] split(String words) {
    return words.split(" ", -1);
  }
}
