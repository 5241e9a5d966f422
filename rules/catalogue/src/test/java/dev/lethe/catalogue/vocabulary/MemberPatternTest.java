package dev.lethe.catalogue.vocabulary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lethe.catalogue.vocabulary.MemberPattern.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MemberPatternTest {

  private static final Origin ORIGIN = new Origin("lethe.yml", 3);

  @Test
  void aNameIsATypeAndAMethod() {
    MemberPattern pattern = parse("com.acme.Agent#run");
    assertThat(pattern.kind()).isEqualTo(Kind.NAME);
    assertThat(pattern.type()).isEqualTo("com.acme.Agent");
    assertThat(pattern.member()).isEqualTo("run");
    assertThat(pattern.origin()).isEqualTo(ORIGIN);
  }

  @Test
  void anAnnotationStartsWithAnAtSign() {
    MemberPattern pattern = parse("@com.acme.Tool");
    assertThat(pattern.kind()).isEqualTo(Kind.ANNOTATION);
    assertThat(pattern.type()).isEqualTo("com.acme.Tool");
    assertThat(pattern.member()).isEmpty();
  }

  @Test
  void overridesStartWithTheSubtypeSign() {
    MemberPattern pattern = parse("  <:  com.acme.Agent#act ");
    assertThat(pattern.kind()).isEqualTo(Kind.OVERRIDES);
    assertThat(pattern.type()).isEqualTo("com.acme.Agent");
    assertThat(pattern.member()).isEqualTo("act");
    assertThat(pattern.toString()).isEqualTo("<:  com.acme.Agent#act");
  }

  @ParameterizedTest
  @CsvSource({
    "com.acme.Agent#run,        com.acme.Agent,            true",
    "com.acme.Agent#run,        com.acme.agent,            false",
    "com.acme.Agent#run,        com.acme.Agents,           false",
    "com.acme.Agent#run,        com.acme.x.Agent,          false",
    "com.acme.Agent#run,        com.acme.Agent$Tool,       false",
    "com.acme.*#run,            com.acme.Agent,            true",
    "com.acme.*#run,            com.acme.tools.Agent,      false",
    "com.acme.*Agent#run,       com.acme.PhoneAgent,       true",
    "com.acme.*Agent#run,       com.acme.Agent,            true",
    "com.acme.*Agent#run,       com.acme.AgentTool,        false",
    "com.acme.A*n*#run,         com.acme.Agent,            true",
    "com.acme.**#run,           com.acme.Agent,            true",
    "com.acme.**#run,           com.acme.tools.deep.Agent, true",
    "com.acme.**#run,           com.acmes.Agent,           false",
    "com.acme.**.Agent#run,     com.acme.Agent,            true",
    "com.acme.**.Agent#run,     com.acme.a.b.Agent,        true",
    "com.acme.**.Agent#run,     com.acme.a.b.Tool,         false",
    "**.Agent#run,              Agent,                     true",
    "**.Agent#run,              a.b.Agent,                 true",
    "**.tools.**.Agent#run,     a.tools.b.tools.c.Agent,   true",
    "**#*,                      Agent,                     true",
    "*#*,                       Agent,                     true",
    "*#*,                       a.Agent,                   false"
  })
  void starsStandForNamePartsAndDoubleStarsForPackages(
      String pattern, String type, boolean matches) {
    assertThat(parse(pattern).matchesType(type)).isEqualTo(matches);
  }

  @ParameterizedTest
  @CsvSource({
    "com.acme.Agent.Tool#run,   com.acme.Agent$Tool,       true",
    "com.acme.Agent$Tool#run,   com.acme.Agent$Tool,       true",
    "com.acme.Agent.*#run,      com.acme.Agent$Tool,       true",
    "com.acme.Agent.**#run,     com.acme.Agent$Tool$Deep,  true",
    "com.acme.Agent.*#run,      com.acme.Agent$Tool$Deep,  false",
    "com.acme.Agent$*#run,      com.acme.Agent$Tool,       true",
    "com.acme.Agent.Tool#run,   com.acme.Agent.Tool,       true",
    "com.acme.Agent.Tool#run,   com.acme.Agent,            false"
  })
  void nestedTypesAreWrittenWithDotOrDollar(String pattern, String type, boolean matches) {
    assertThat(parse(pattern).matchesType(type)).isEqualTo(matches);
  }

  @ParameterizedTest
  @CsvSource({
    "A#run, run, true",
    "A#run, runs, false",
    "A#run, Run, false",
    "A#*, run, true",
    "A#*, <init>, true",
    "A#run*, run, true",
    "A#run*, runAsync, true",
    "A#run*, rerun, false",
    "A#*Async, runAsync, true",
    "A#*A*c, runAsync, true",
    "A#<init>, <init>, true",
    "A#<init>, run, false"
  })
  void starsInAMethodsNameStandForAnyLetters(String pattern, String name, boolean matches) {
    assertThat(parse(pattern).matchesMember(name)).isEqualTo(matches);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "com.acme.Agent      | names no method; write a type, '#' and a method",
        "#run                | names no method",
        "com.acme.Agent#     | names no method",
        "''                  | names no method",
        "<: com.acme.Agent   | names no method",
        "com..Agent#run      | '' is no part of a type's name, '*' or '**'",
        ".Agent#run          | '' is no part of a type's name",
        "com.acme.Agent.#run | '' is no part of a type's name",
        "com/acme/Agent#run  | 'com/acme/Agent' is no part of a type's name",
        "com.acme.Agent#run()| 'run()' is no method's name (write it without parentheses)",
        "com.acme.Agent#a#b  | 'a#b' is no method's name",
        "com.acme.Agent#a b  | 'a b' is no method's name",
        "@                   | '' is no part of a type's name",
        "@com.acme.*         | '*' is no part of a type's name",
        "<: com.acme.*#act   | '*' is no part of a type's name"
      })
  void aBadPatternIsRefusedWithItsTextAndTheReason(String text, String reason) {
    assertThatThrownBy(() -> parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("'" + text + "'")
        .hasMessageContaining(reason);
  }

  private static MemberPattern parse(String text) {
    return MemberPattern.parse(text, ORIGIN);
  }
}
