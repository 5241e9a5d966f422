package dev.lethe.checker.report;

import dev.lethe.analysis.Discovery;
import dev.lethe.analysis.Incompleteness;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.finding.Allowance;
import dev.lethe.catalogue.finding.BlindSpot;
import dev.lethe.catalogue.finding.Evidence;
import dev.lethe.catalogue.finding.Finding;
import dev.lethe.catalogue.finding.PathStep;
import dev.lethe.catalogue.finding.Place;
import dev.lethe.catalogue.finding.StepKind;
import dev.lethe.catalogue.memoryread.MemoryRead;
import dev.lethe.catalogue.recordingread.RecordingRead;
import dev.lethe.checker.Fixture;
import dev.lethe.checker.Report;
import dev.lethe.checker.Terms;
import dev.lethe.checker.Tool;
import dev.lethe.checker.baseline.Baseline;
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

  static final String HOSTILE =
      "\"'`<script>alert(1)</script>]](x) ::error::%0A\n::set-output name=a::b\r--> & | \\ @all ]]>";

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
                    Discovery.Topic.MEMORY,
                    "recording store",
                    "com.acme.Recorder",
                    "annotated @RecordingStore")));
  }

  /** A report on code whose names try to be something else. */
  static Report hostile() {
    Place place = new Place("a.B" + HOSTILE, "run" + HOSTILE + "()V", "a/B" + HOSTILE + ".java", 7);
    Finding finding =
        new Finding(
            MemoryRead.RULE,
            Severity.ERROR,
            place,
            "a.Store#" + HOSTILE,
            "reads " + HOSTILE,
            List.of(
                new PathStep(StepKind.ENTRY, place, place),
                new PathStep(StepKind.USE, place, place)),
            List.of(new Evidence("written " + HOSTILE, place)),
            0);
    return of(
        new Fixture()
            .with(finding)
            .with(
                new Allowance("RecordingRead", "d" + HOSTILE, "r" + HOSTILE, "", Fixture.PREVIOUS))
            .with(Fixture.recordingRead())
            .with(new BlindSpot("native", place, "may do " + HOSTILE))
            .with(
                new Incompleteness(
                    Incompleteness.Kind.NO_MATCH, "no method " + HOSTILE, "remove " + HOSTILE)));
  }

  /** A report with so many errors. */
  static Report many(int errors) {
    Fixture fixture = new Fixture();
    for (int line = 1; line <= errors; line++) {
      fixture.with(
          Fixture.finding(
              RecordingRead.RULE, Severity.ERROR, Fixture.RUN.atLine(line), "a.Recorder#read"));
    }
    return of(fixture);
  }

  static Report of(Fixture fixture) {
    return of(fixture, Baseline.none());
  }

  static Report of(Fixture fixture, Baseline baseline) {
    SourcePlaces places = new SourcePlaces(List.of(), Path.of(""));
    Settlement settlement =
        Settlement.of(
            fixture.result(),
            places,
            Configuration.none(),
            baseline,
            Set.of("RecordingRead"),
            LocalDate.of(2027, 1, 1));
    Report report =
        Report.of(
            fixture.result(),
            places,
            new Terms("desk/agent", Severity.ERROR, baseline.file()),
            settlement);
    return new Report(
        new Tool("lethe", "1.2.3", "https://example.org/rules/"),
        report.terms(),
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
