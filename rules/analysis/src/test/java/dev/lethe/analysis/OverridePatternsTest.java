package dev.lethe.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.finding.Place;
import dev.lethe.catalogue.vocabulary.MemberPattern;
import dev.lethe.catalogue.vocabulary.Origin;
import dev.lethe.catalogue.vocabulary.Vocabulary;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TimerTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A method and every override of it, however the types in between come to be what they are. */
class OverridePatternsTest {

  static final class Reminder extends TimerTask {

    @Override
    public void run() {}
  }

  interface Skill {

    void act();
  }

  static class Gesture {

    public void act() {}

    public void rest() {}
  }

  static final class Tap extends Gesture implements Skill {}

  static final class Swipe implements Skill {

    @Override
    public void act() {}
  }

  @TempDir Path classes;

  @ParameterizedTest
  @ValueSource(strings = {"java.lang.Runnable", "java.util.TimerTask"})
  void goesThroughTypesOfLibraries(String type) throws IOException {
    assertThat(entryPoints("<: " + type + "#run")).containsExactly("Reminder.run()V");
  }

  @Test
  void takesWhatAnotherClassImplements() throws IOException {
    assertThat(entryPoints("<: dev.lethe.analysis.OverridePatternsTest$Skill#act"))
        .containsExactly("Gesture.act()V", "Swipe.act()V");
  }

  private List<String> entryPoints(String pattern) throws IOException {
    for (Class<?> type :
        List.of(Reminder.class, Skill.class, Gesture.class, Tap.class, Swipe.class)) {
      write(type);
    }
    MemberPattern start = MemberPattern.parse(pattern, new Origin("this test", 0));
    Vocabulary none = Vocabulary.none();
    Vocabulary vocabulary =
        new Vocabulary(
            List.of(start),
            none.application(),
            none.recordings(),
            none.recordingPaths(),
            none.stores(),
            none.inputs(),
            none.inputPaths(),
            none.sessionScoped(),
            none.coordinates(),
            none.notes());
    return Analysis.of(
            new AnalysisInput(
                List.of(classes), List.of(), Optional.empty(), vocabulary, Rules.active()))
        .entryPoints()
        .stream()
        .map(found -> shown(found.place()))
        .toList();
  }

  private static String shown(Place place) {
    return place.type().replaceAll(".*[.$]", "") + "." + place.member();
  }

  private void write(Class<?> type) throws IOException {
    String name = type.getName().replace('.', '/') + ".class";
    Path file = classes.resolve(name);
    Files.createDirectories(file.getParent());
    try (InputStream in = type.getClassLoader().getResourceAsStream(name)) {
      Files.write(file, in.readAllBytes());
    }
  }
}
