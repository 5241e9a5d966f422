package dev.lethe.checker.report;

import dev.lethe.analysis.Discovery;
import dev.lethe.analysis.Incompleteness;
import dev.lethe.catalogue.finding.Allowance;
import dev.lethe.checker.Fixture;
import dev.lethe.checker.Report;
import dev.lethe.checker.Tool;
import dev.lethe.checker.config.Configuration;
import dev.lethe.checker.settle.Settlement;
import dev.lethe.checker.source.SourcePlaces;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;

/** Reports made by hand. */
final class Reports {

  static final Incompleteness NO_MATCH =
      new Incompleteness(
          Incompleteness.Kind.NO_MATCH,
          "lethe.yml:2: no method matches desk.NightAgnet#run, and so nothing stands for it",
          "correct the pattern, or remove it");
  static final Incompleteness NO_ENTRY_POINT =
      new Incompleteness(
          Incompleteness.Kind.NO_ENTRY_POINT, "no entry point was found", "declare one");

  private Reports() {}

  /** A report with everything in it. */
  static Report full() {
    return of(
        new Fixture()
            .with(Fixture.recordingRead(), Fixture.staticField(), Fixture.fileRead())
            .with(new Allowance("MemoryRead", "docs/7.md", "maps", "2999-12-31", Fixture.RUN))
            .with(Fixture.blindSpot(31), Fixture.blindSpot(30))
            .with(NO_MATCH)
            .with(
                new Discovery(
                    "recording store", "com.acme.Recorder", "annotated @RecordingStore")));
  }

  static Report of(Fixture fixture) {
    SourcePlaces places = new SourcePlaces(List.of(), Path.of(""));
    Settlement settlement =
        Settlement.of(
            fixture.result(),
            places,
            Configuration.none(),
            Set.of("RecordingRead"),
            LocalDate.of(2027, 1, 1));
    Report report = Report.of(fixture.result(), places, settlement);
    return new Report(
        new Tool("lethe", "1.2.3"),
        report.verdict(),
        report.findings(),
        report.incomplete(),
        report.blindSpots(),
        report.entryPoints(),
        report.discoveries(),
        report.reachedMethods(),
        report.statistics());
  }
}
