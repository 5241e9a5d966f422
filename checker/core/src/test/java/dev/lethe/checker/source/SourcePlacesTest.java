package dev.lethe.checker.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.analysis.Incompleteness;
import dev.lethe.catalogue.finding.Place;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SourcePlacesTest {

  private static final String ZOO = "com/acme/Zoo.java";

  @TempDir Path folder;
  private Path sources;
  private String zoo;

  @BeforeEach
  void writeZoo() throws IOException {
    try (InputStream in = getClass().getResourceAsStream("Zoo.java.txt")) {
      zoo = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    sources = folder.resolve("module/src/main/java");
    write(ZOO, zoo);
  }

  @Test
  void namesFilesInReasonsFromTheBase() {
    Path file = folder.resolve("module/target/classes/Zoo.class");
    Incompleteness reason =
        new Incompleteness(Incompleteness.Kind.UNREADABLE, file + " is cut off", "compile again");
    assertThat(new SourcePlaces(List.of(), folder).of(reason).what())
        .isEqualTo("module/target/classes/Zoo.class is cut off".replace('/', File.separatorChar));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Zoo||class Zoo {|Zoo",
        "Zoo|FIRST|FIRST = 1|FIRST",
        "Zoo|SECOND|SECOND = 2|SECOND",
        "Zoo|THIRD|THIRD = 3|THIRD",
        "Zoo|table|table;|table",
        "Zoo$Nested|value|value;|value",
        "Zoo$Nested$Inner|deep|deep;|deep",
        "Zoo$Nested$Inner|<init>(Lcom/acme/Zoo$Nested;Ljava/lang/String;)V|Inner(String name|Inner",
        "Zoo$Nested$Open||Open {|Open",
        "Zoo$Nested$Open|walk([Ljava/lang/Object;)V|walk(Object[]|walk",
        "Zoo$Nested$Open|walk([Lcom/acme/Zoo$Nested$Open$T;Ljava/util/List;[I)V|walk(T[]|walk",
        "Zoo$Nested$Open|peek(J)I|peek(long|peek",
        "Zoo$Animal|CAT|CAT,|CAT",
        "Zoo$Animal|DOG|DOG(|DOG",
        "Zoo$Animal|SIGN|SIGN =|SIGN",
        "Zoo$Animal|sound|sound;|sound",
        "Zoo$Animal|<init>(Ljava/lang/String;ILjava/lang/String;)V|Animal(String|Animal",
        "Zoo$Animal|<init>(Ljava/lang/String;I)V|Animal()|Animal",
        "Zoo$Animal$1|bones|bones;|bones",
        "Zoo$Animal$2|inEnum|inEnum;|inEnum",
        "Zoo$Point|x|x, List|x",
        "Zoo$Point|y()Ljava/util/List;|y) {|y",
        "Zoo$Point|count|count;|count",
        "Zoo$Point|<init>(ILjava/util/List;)V|Point {|Point",
        "Zoo$Limits|MAXIMUM|MAXIMUM =|MAXIMUM",
        "Zoo$Limits|keep(Lcom/acme/Zoo$Limits;)V|keep(|keep",
        "Zoo$Mark|value()Ljava/lang/String;|value();|value",
        "Zoo$1|inLambda|inLambda;|inLambda",
        "Zoo$1Local|inLocal|inLocal;|inLocal",
        "Zoo$2Local|inOther|inOther;|inOther",
        "Zoo$2|inArgument|inArgument;|inArgument",
        "Zoo$3|inThread|inThread;|inThread",
        "Zoo$1Local2|part|part) {}|part",
        "Beside|lonely|lonely;|lonely"
      })
  void findsTheNameInADeclaration(String type, String member, String text, String name) {
    String sought = member == null ? "" : member;
    int at = zoo.indexOf(text.strip());
    int name0 = zoo.indexOf(name, at);

    SourcePlace place = places().of(new Place("com.acme." + type, sought, ZOO, 0));

    assertThat(place).isEqualTo(region(name0, name.length()));
  }

  @Test
  void namesTypesAsTheCompilerDoes() throws IOException {
    Path classes = Files.createDirectory(folder.resolve("classes"));
    String source = sources.resolve(ZOO).toString();
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-d", classes.toString(), "-proc:none", source);
    assertThat(code).isZero();

    try (Stream<Path> files = Files.list(classes.resolve("com/acme"))) {
      List<String> names =
          files.map(file -> file.getFileName().toString().replace(".class", "")).toList();
      Declarations declarations = Declarations.in(zoo).orElseThrow();
      assertThat(names)
          .hasSize(18)
          .allMatch(name -> declarations.name("com.acme." + name, "").isPresent());
    }
  }

  @Test
  void takesALineWithoutTheBlanksAroundIt() throws IOException {
    write("a/A.java", "class A {\n\t  call(b);  \n}\n");

    assertThat(places().of(new Place("a.A", "m()V", "a/A.java", 2)))
        .isEqualTo(new SourcePlace("module/src/main/java/a/A.java", 2, 4, 2, 12));
  }

  @Test
  void takesAWordIfTheLineHasItOnce() throws IOException {
    write("a/A.java", "entries.x = log.entries(entriesOf(1));\nlog.entries(log.entries());\n");
    Place first = new Place("a.A", "m()V", "a/A.java", 1);

    assertThat(places().of(first, "log").column()).isEqualTo(13);
    assertThat(places().of(first, "entriesOf").endColumn()).isEqualTo(34);
    assertThat(places().of(first, "entries").column()).isEqualTo(1);
    assertThat(places().of(first.atLine(2), "entries").endColumn()).isEqualTo(28);
  }

  @Test
  void tellsWhatTheClassFileSaysWithoutASource() {
    Place place = new Place("com.acme.Gone", "run()V", "com/acme/Gone.java", 7);

    assertThat(places().of(place)).isEqualTo(new SourcePlace("com/acme/Gone.java", 7, 1, 7, 1));
    assertThat(places().of(place.atLine(0)).line()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "class {", "\u0000\uFFFF", "class A { int a = ((((; } }", "}}}}"})
  void makesDoWithASourceThatIsNoJava(String text) throws IOException {
    write("a/A.java", text);

    SourcePlace place = places().of(new Place("a.A", "field", "a/A.java", 0));

    assertThat(place.file()).isEqualTo("module/src/main/java/a/A.java");
    assertThat(place.line()).isEqualTo(1);
    assertThat(places().of(new Place("a.A", "m()V", "a/A.java", 99)).line()).isEqualTo(99);
  }

  @Test
  void survivesASourceThatIsDeeperThanTheStack() throws IOException {
    write("a/A.java", "class A { int a = " + "(".repeat(50_000) + "1" + ")".repeat(50_000) + "; }");

    assertThat(places().of(new Place("a.A", "a", "a/A.java", 0)).line()).isEqualTo(1);
  }

  @Test
  void readsWhatIsNewInJava() throws IOException {
    write(
        "a/A.java",
        """
        package a;
        import module java.base;
        class A {
          A(int x) { if (x < 0) { throw new Error(); } super(); }
          void m(Object o) {
            switch (o) { case P(var x, _) when x > 1 -> {} case null, default -> {} }
            try (var _ = open()) {} catch (Error _) {}
          }
          int b;
        }
        """);

    assertThat(places().of(new Place("a.A", "b", "a/A.java", 0)).line()).isEqualTo(9);
  }

  @Test
  void readsALongConcatenation() throws IOException {
    write(
        "a/A.java", "package a; class A {\nString s = \"x\"" + " + 1".repeat(4000) + ";\nint b; }");

    assertThat(places().of(new Place("a.A", "b", "a/A.java", 0)).line()).isEqualTo(3);
  }

  @Test
  void takesTheFirstLineOfAnotherLanguage() throws IOException {
    write("a/A.kt", "package a\n\nclass A { val field = 1 }\n");

    assertThat(places().of(new Place("a.A", "field", "a/A.kt", 0)).line()).isEqualTo(1);
  }

  @Test
  void readsBytesThatAreNotText() throws IOException {
    Path file = Files.createDirectories(sources.resolve("a")).resolve("A.java");
    Files.write(
        file,
        "package a; class A { /* \u00e4 */ int field; }".getBytes(StandardCharsets.ISO_8859_1));

    assertThat(places().of(new Place("a.A", "field", "a/A.java", 0)).column()).isEqualTo(34);
  }

  @Test
  void looksThroughTheDirectoriesInTheirOrder() throws IOException {
    Path generated = folder.resolve("module/target/generated");
    Files.createDirectories(generated.resolve("com/acme"));
    Files.writeString(generated.resolve("com/acme/Made.java"), "package com.acme; class Made {}");
    SourcePlaces places = new SourcePlaces(List.of(sources, generated), folder.resolve("module"));

    assertThat(places.of(new Place("com.acme.Made", "", "com/acme/Made.java", 0)))
        .isEqualTo(new SourcePlace("target/generated/com/acme/Made.java", 1, 25, 1, 29));
  }

  @Test
  void saysTheWayToASourceBesideTheRepository() {
    SourcePlaces places = new SourcePlaces(List.of(sources), folder.resolve("other"));

    assertThat(places.of(new Place("com.acme.Zoo", "", ZOO, 0)).file())
        .isEqualTo("../module/src/main/java/com/acme/Zoo.java");
  }

  @Test
  void findsTheAnnotationThatAllowsARule() throws IOException {
    write(
        "a/A.java",
        """
        package a;
        @AllowsMemory(rule = "MemoryRead", decision = "d", reason = "r")
        class A {
          @Deprecated
          @AllowsMemory(rule = "MemoryRead", decision = "d", reason = "r")
          @dev.lethe.annotations.AllowsMemory(
              rule = "RecordingRead", decision = "d", reason = "r")
          int read(String name) { return 1; }

          @AllowsMemory.List({
            @AllowsMemory(rule = Names.READ, decision = "d", reason = "r"),
            @AllowsMemory(rule = "Other", decision = "d", reason = "r")
          }) int field, second;
        }
        """);

    assertThat(allowance("", "MemoryRead")).isEqualTo(2);
    assertThat(allowance("read(Ljava/lang/String;)I", "MemoryRead")).isEqualTo(5);
    assertThat(allowance("read(Ljava/lang/String;)I", "RecordingRead")).isEqualTo(6);
    assertThat(allowance("second", "Other")).isEqualTo(12);
    assertThat(allowance("field", "Computed")).isEqualTo(11);
    assertThat(allowance("missing", "MemoryRead")).isEqualTo(3);
  }

  @Test
  void knowsWhichLinesADeclarationHolds() {
    Place method = new Place("com.acme.Zoo", "method()Ljava/lang/Object;", ZOO, 71);
    Place thread = new Place("com.acme.Zoo$3", "run()V", ZOO, lineOf("inThread"));

    assertThat(places().contains(method, thread)).isTrue();
    assertThat(places().contains(method, thread.atLine(lineOf("inOther")))).isFalse();
    assertThat(places().contains(method, new Place("b.B", "", "b/B.java", 75))).isFalse();
  }

  private int allowance(String member, String rule) {
    return places().ofAllowance(new Place("a.A", member, "a/A.java", 0), rule).line();
  }

  private SourcePlaces places() {
    return new SourcePlaces(List.of(sources), folder);
  }

  private int lineOf(String text) {
    return 1 + (int) zoo.substring(0, zoo.indexOf(text)).lines().count() - 1;
  }

  private SourcePlace region(int at, int length) {
    int line = 1 + (int) zoo.substring(0, at).chars().filter(c -> c == '\n').count();
    int column = at - zoo.lastIndexOf('\n', at);
    String file = "module/src/main/java/" + ZOO;
    return new SourcePlace(file, line, column, line, column + length);
  }

  private void write(String name, String text) throws IOException {
    Path file = sources.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
