package dev.lethe.catalogue.apis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lethe.catalogue.published.PublishedJar;
import dev.lethe.catalogue.published.PublishedType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every name in the data is one that the published jars have, in every version named. */
final class ApisTest {

  static Stream<String> files() {
    return Apis.all().stream().map(ApiFile::name);
  }

  @ParameterizedTest
  @MethodSource("files")
  void namesWhatTheJarsHave(String file) {
    List<String> wrong = new ArrayList<>();
    for (ApiFile.Section section : file(file).sections()) {
      for (PublishedJar jar : jars(section)) {
        assertThat(jar.exists())
            .as("%s: name %s in the build's list", jar, section.artifact())
            .isTrue();
        check(section, jar, wrong);
      }
    }
    assertThat(wrong).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("files")
  void saysWhereItIsFrom(String file) {
    assertThat(file(file).library()).isNotBlank();
    assertThat(file(file).source()).isNotBlank();
    assertThat(file(file).sections()).isNotEmpty();
  }

  private static ApiFile file(String name) {
    return Apis.all().stream().filter(it -> it.name().equals(name)).findAny().orElseThrow();
  }

  private static List<PublishedJar> jars(ApiFile.Section section) {
    return section.artifact().equals(ApiFile.JDK)
        ? Stream.of(PublishedJar.JDK).filter(it -> isOldEnough(section)).toList()
        : section.versions().stream()
            .map(version -> PublishedJar.of(section.artifact(), version))
            .toList();
  }

  /** What came later than the JDK that runs the tests is looked up by those on a later one. */
  private static boolean isOldEnough(ApiFile.Section section) {
    return Integer.parseInt(section.versions().get(0)) <= Runtime.version().feature();
  }

  private static void check(ApiFile.Section section, PublishedJar jar, List<String> wrong) {
    for (Api api : section.apis()) {
      if (!has(jar, api)) {
        wrong.add(
            jar.name() + " has no " + api.type() + "#" + api.method() + " " + api.parameters());
      }
    }
    Stream.of(
            section.values().stream(),
            section.coordinates().stream(),
            section.neutrals().stream().map(Neutral::type))
        .flatMap(types -> types)
        .filter(type -> !hasType(jar, type))
        .forEach(type -> wrong.add(jar.name() + " has no " + type));
    section.sessionIds().stream()
        .filter(it -> jar.type(it).filter(type -> type.isAnnotationFor("PARAMETER")).isEmpty())
        .forEach(it -> wrong.add(jar.name() + " has no " + it + " for parameters"));
  }

  private static boolean hasType(PublishedJar jar, String type) {
    return type.endsWith(".*")
        ? jar.hasPackage(type.substring(0, type.length() - 2))
        : jar.type(type).isPresent();
  }

  /** A constructor is the class's own; a method may be inherited. */
  private static boolean has(PublishedJar jar, Api api) {
    List<PublishedType> types =
        api.method().equals("<init>")
            ? jar.type(api.type()).stream().toList()
            : jar.lineage(api.type());
    boolean isThere = jar.type(api.type()).isPresent();
    return isThere
        && (api.isFamily()
            || types.stream()
                .flatMap(type -> type.methods().stream())
                .anyMatch(it -> it.name().equals(api.method()) && api.fits(it.parameters())));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "  get : store-read diary this | 'diary' is no kind of store",
        "  get : hands agent-memory other | 'other' is no place",
        "  get : forgets | 'forgets' is no effect",
        "shop a.b.C | 'shop' starts no line",
        "verified a.b:c | without an artifact and its versions",
      })
  void saysWhatIsWrongWithALine(String line, String problem) {
    List<String> lines =
        List.of(
            "verified a.b:c 1",
            "store a.b.C",
            line.indexOf(':') > 0 && !line.startsWith("verified") ? "  " + line : line);

    assertThatThrownBy(() -> ApiReader.read("x.api", lines))
        .hasMessageStartingWith("x.api:3: ")
        .hasMessageContaining(problem);
  }

  @Test
  void readsWhatDrivesAScreen() {
    List<String> lines =
        List.of(
            "library A",
            "source B",
            "verified a.b:c 1",
            "coordinates a.b.Spot a.b.Box",
            "screen a.b.Page",
            "  tap : acts 1 2",
            "  press : acts this",
            "  hover : aims",
            "  open : renews");

    ApiFile.Section section = ApiReader.read("x.api", lines).sections().get(0);

    assertThat(section.coordinates()).containsExactly("a.b.Spot", "a.b.Box");
    assertThat(section.apis()).noneMatch(Api::isWhole);
    assertThat(section.apis().stream().flatMap(api -> api.effects().stream()))
        .containsExactly(
            new Effect.OnScreen(ScreenDeed.ACTS, List.of(1, 2)),
            new Effect.OnScreen(ScreenDeed.ACTS, List.of(Effect.Location.THIS)),
            new Effect.OnScreen(ScreenDeed.AIMS, List.of()),
            new Effect.OnScreen(ScreenDeed.RENEWS, List.of()));
  }

  @Test
  void readsWhatIsKeptAndHandedOver() {
    List<String> lines =
        List.of(
            "library A",
            "source B",
            "verified a.b:c 1 2",
            "session-id a.b.Id",
            "store a.b.Agent",
            "  memory : hands agent-memory 1 by-id",
            "  find* : store-read database",
            "  user : session-id 2 who");

    ApiFile.Section section = ApiReader.read("x.api", lines).sections().get(0);

    assertThat(section.versions()).containsExactly("1", "2");
    assertThat(section.sessionIds()).containsExactly("a.b.Id");
    assertThat(section.apis()).noneMatch(Api::isWhole);
    assertThat(section.apis().stream().flatMap(api -> api.effects().stream()))
        .containsExactly(
            new Effect.Hands("agent-memory", 1, true),
            new Effect.StoreRead("database", Effect.Location.NONE, Effect.Location.NONE),
            new Effect.SessionId(2, "who"));
    assertThat(section.apis().get(1).names("findAll")).isTrue();
    assertThat(section.apis().get(1).names("find")).isTrue();
    assertThat(section.apis().get(1).names("save")).isFalse();
  }
}
