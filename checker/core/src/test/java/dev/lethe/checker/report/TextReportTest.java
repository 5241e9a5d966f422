package dev.lethe.checker.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.finding.BlindSpot;
import dev.lethe.catalogue.finding.Finding;
import dev.lethe.catalogue.finding.PathStep;
import dev.lethe.catalogue.finding.Place;
import dev.lethe.catalogue.finding.StepKind;
import dev.lethe.catalogue.recordingread.RecordingRead;
import dev.lethe.checker.Fixture;
import dev.lethe.checker.Report;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TextReportTest {

  @Test
  void printsARedBuild() throws IOException {
    Golden.check("full.txt", ReportFormat.TEXT.render(Reports.full(), Ink.PLAIN));
  }

  @Test
  void printsOneLineIfAllIsClean() {
    String text = ReportFormat.TEXT.render(Reports.of(new Fixture()), Ink.PLAIN);

    assertThat(text).isEqualTo("lethe: clean; 214 methods reachable from 1 entry point\n");
  }

  @Test
  void countsBlindSpotsOfACleanBuildWithoutListingThem() {
    Report report = Reports.of(new Fixture().with(Fixture.blindSpot(3)));

    assertThat(ReportFormat.TEXT.render(report, Ink.PLAIN))
        .isEqualTo("lethe: clean; 214 methods reachable from 1 entry point; 1 blind spot\n");
  }

  @Test
  void saysThreeWaysToDeclareAnEntryPoint() throws IOException {
    Report report = Reports.of(new Fixture().withoutEntryPoints().with(Reports.NO_ENTRY_POINT));

    Golden.check("no-entry-point.txt", ReportFormat.TEXT.render(report, Ink.PLAIN));
  }

  @Test
  void listsFewBlindSpotsAndCountsTheRest() {
    BlindSpot[] spots =
        IntStream.range(1, 9).mapToObj(Fixture::blindSpot).toArray(BlindSpot[]::new);
    Report report = Reports.of(new Fixture().with(spots).with(Fixture.recordingRead()));

    assertThat(ReportFormat.TEXT.render(report, Ink.PLAIN))
        .contains("8 blind spots, where", "Agent.java:5: reflection:", "and 3 more;")
        .doesNotContain("Agent.java:6: reflection:");
  }

  @Test
  void keepsLongNamesAndLambdasReadable() throws IOException {
    Report report = Reports.of(new Fixture().with(farFetched()));

    Golden.check("long-names.txt", ReportFormat.TEXT.render(report, Ink.PLAIN));
  }

  static Finding farFetched() {
    Place in = new Place("com.acme.Agent", "", "com/acme/Agent.java", 0);
    String types = "(Ljava/util/Map$Entry;[[ILjava/util/function/Function;)Z";
    Place reader =
        new Place(
            "com.acme.settings.internal.ObservationHistoryReader$Entry$1",
            "rememberWhatWasSeenBefore" + types,
            "com/acme/settings/internal/ObservationHistoryReader.java",
            208);
    return new Finding(
        RecordingRead.RULE,
        Severity.ERROR,
        reader,
        "com.acme.Recorder$Entry#<init>(Ljava/lang/String;)V",
        "calls the store's constructor, with words enough that the line must be folded somewhere",
        List.of(
            new PathStep(StepKind.ENTRY, Fixture.RUN, Fixture.RUN),
            new PathStep(StepKind.FUNCTION, Fixture.RUN.atLine(15), in),
            new PathStep(StepKind.CREATED, new Place("a.B", "<init>()V", in.file(), 16), in),
            new PathStep(StepKind.INITIALIZER, new Place("a.B", "<clinit>()V", "a", 17), in),
            new PathStep(StepKind.CALLBACK, new Place("a.B", "lambda$go$0(I)V", "a", 18), in),
            new PathStep(StepKind.REFLECTIVE, new Place("a.B$C", "go(JLa/D;)V", "a", 19), in),
            new PathStep(StepKind.VIRTUAL, reader.atLine(20), in),
            new PathStep(StepKind.USE, reader, reader)),
        List.of(),
        0);
  }

  @Test
  void keepsToEightyColumnsWhereWordsAllowIt() {
    String text = ReportFormat.TEXT.render(Reports.full(), Ink.PLAIN);

    assertThat(text.lines().filter(line -> !line.startsWith("lethe: ")))
        .allMatch(line -> line.length() <= Fold.WIDTH);
  }

  @Test
  void coloursWithoutChangingTheText() {
    String coloured = ReportFormat.TEXT.render(Reports.full(), Ink.ANSI);

    assertThat(coloured).contains("\u001B[31;1merror\u001B[0m");
    assertThat(coloured.replaceAll("\u001B\\[[0-9;]*m", ""))
        .isEqualTo(ReportFormat.TEXT.render(Reports.full(), Ink.PLAIN));
  }

  @Test
  void usesNoCharacterThatAConsoleMayLack() {
    assertThat(ReportFormat.TEXT.render(Reports.full(), Ink.PLAIN).chars())
        .allMatch(character -> character == '\n' || (character >= ' ' && character < 127));
  }
}
