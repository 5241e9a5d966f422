package dev.lethe.checker.settle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.analysis.AnalysisResult;
import dev.lethe.analysis.Incompleteness;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.allowance.AllowanceRule;
import dev.lethe.catalogue.finding.Allowance;
import dev.lethe.catalogue.finding.Finding;
import dev.lethe.catalogue.finding.Place;
import dev.lethe.catalogue.memoryread.MemoryRead;
import dev.lethe.catalogue.vocabulary.Origin;
import dev.lethe.catalogue.vocabulary.Vocabulary;
import dev.lethe.checker.Fixture;
import dev.lethe.checker.baseline.Baseline;
import dev.lethe.checker.baseline.KnownSymbol;
import dev.lethe.checker.config.Configuration;
import dev.lethe.checker.config.ConfiguredAllowance;
import dev.lethe.checker.config.RuleSetting;
import dev.lethe.checker.source.SourcePlace;
import dev.lethe.checker.source.SourcePlaces;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SettlementTest {

  private static final LocalDate TODAY = LocalDate.of(2027, 6, 30);
  private static final Set<String> JUDGED =
      Set.of("RecordingRead", "MemoryRead", "SessionOutlivingState");
  private static final Incompleteness MISSING =
      new Incompleteness(Incompleteness.Kind.MISSING_CLASS, "a.B is missing", "add it");

  @TempDir Path folder;
  private Configuration configuration = Configuration.none();
  private Baseline baseline = Baseline.none();

  @Test
  void isCleanWithoutFindings() {
    assertThat(settle(new Fixture())).isEqualTo(new Settlement(Verdict.CLEAN, List.of()));
  }

  @Test
  void countsWhatWeighsEnough() {
    Fixture warning = new Fixture().with(Fixture.fileRead());

    assertThat(settle(warning).verdict()).isEqualTo(Verdict.CLEAN);
    configure(Map.of(), Severity.WARNING);
    assertThat(settle(warning).verdict()).isEqualTo(Verdict.VIOLATIONS);
  }

  @Test
  void putsViolationsBeforeIncompleteness() {
    assertThat(settle(new Fixture().with(MISSING)).verdict()).isEqualTo(Verdict.INCOMPLETE);
    assertThat(settle(new Fixture().with(MISSING).with(Fixture.fileRead())).verdict())
        .isEqualTo(Verdict.INCOMPLETE);
    assertThat(settle(new Fixture().with(MISSING).with(Fixture.recordingRead())).verdict())
        .isEqualTo(Verdict.VIOLATIONS);
  }

  @Test
  void givesFindingsTheSeverityThatIsConfigured() {
    Fixture both = new Fixture().with(Fixture.fileRead(), Fixture.recordingRead());

    configure(
        Map.of("MemoryRead", RuleSetting.ERROR, "RecordingRead", RuleSetting.NOTE), Severity.ERROR);
    assertThat(settle(both).findings())
        .extracting(SettledFinding::severity)
        .containsExactly(Severity.ERROR, Severity.NOTE);
  }

  @Test
  void neverFailsForANote() {
    configure(Map.of("RecordingRead", RuleSetting.NOTE), Severity.WARNING);

    assertThat(settle(new Fixture().with(Fixture.recordingRead())).verdict())
        .isEqualTo(Verdict.CLEAN);
  }

  @Test
  void dropsTheFindingsOfARuleThatIsOff() {
    configure(Map.of("RecordingRead", RuleSetting.OFF), Severity.ERROR);

    assertThat(settle(new Fixture().with(Fixture.recordingRead())).findings()).isEmpty();
  }

  @Test
  void keepsAllowedFindingsMarked() {
    Settlement settlement = settle(recordingReadAllowed(Fixture.PREVIOUS, ""));

    assertThat(settlement.verdict()).isEqualTo(Verdict.CLEAN);
    SettledFinding finding = settlement.findings().get(0);
    assertThat(finding.status()).isEqualTo(Status.ALLOWED);
    assertThat(finding.approval()).contains(new Approval("d.md", "people decide", true, ""));
  }

  @Test
  void countsAgainAfterTheLastDay() {
    assertThat(settle(recordingReadAllowed(Fixture.PREVIOUS, "2027-06-30")).verdict())
        .isEqualTo(Verdict.CLEAN);

    Settlement past = settle(recordingReadAllowed(Fixture.PREVIOUS, "2027-06-29"));
    assertThat(past.verdict()).isEqualTo(Verdict.VIOLATIONS);
    assertThat(rules(past)).containsExactly("RecordingRead");
  }

  @Test
  void prefersAnExceptionThatHoldsToOneThatIsOver() {
    Fixture fixture = recordingReadAllowed(Fixture.PREVIOUS, "2020-01-01");
    fixture.with(allowance("RecordingRead", Fixture.PREVIOUS, ""));

    Settlement settlement = settle(fixture);

    assertThat(settlement.verdict()).isEqualTo(Verdict.CLEAN);
    assertThat(settlement.findings()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "com.acme.StepLog,'',true",
    "com.acme,'',false",
    "com.acme.Step,'',false",
    "com.acme.StepLog$Inner,'',false",
    "com.acme.StepLog,previous()Ljava/util/List;,true",
    "com.acme.StepLog,previous(I)Ljava/util/List;,false",
    "com.acme.StepLog,previous,false",
    "com.acme.Agent,previous()Ljava/util/List;,false"
  })
  void allowsWhatAnAnnotationStandsOn(String type, String member, boolean allowed) {
    Place annotated = new Place(type, member, "com/acme/StepLog.java", 0);

    SettledFinding finding = finding(settle(recordingReadAllowed(annotated, "")), "RecordingRead");

    assertThat(finding.status() == Status.ALLOWED).isEqualTo(allowed);
  }

  @ParameterizedTest
  @CsvSource({
    "com.acme.Desk$Drawer$1,'com.acme.Desk','',true",
    "com.acme.Desk$Drawer$1,'com.acme.Desk.Drawer','',true",
    "com.acme.Desk$Drawer$1,'com.acme.Desk$Drawer','',true",
    "com.acme.Desk$Drawer,'com.acme.Desk.Drawer','open',true",
    "com.acme.Desk$Drawer,'com.acme.Desk','open',false",
    "com.acme.Desk$Drawer,'com.acme.Desk.Drawer','ope',false",
    "com.acme.Desk$Drawer,'com.acme','',false",
    "com.acme.Desktop,'com.acme.Desk','',false"
  })
  void allowsWhatTheConfigurationNames(String at, String type, String member, boolean allowed) {
    configure(configured("MemoryRead", type, member));
    Place place = new Place(at, "open(I)V", "com/acme/Desk.java", 3);
    Finding read = Fixture.finding(MemoryRead.RULE, Severity.ERROR, place, "a.B#c");

    Settlement settlement = settle(new Fixture().with(read));

    assertThat(finding(settlement, "MemoryRead").status() == Status.ALLOWED).isEqualTo(allowed);
    assertThat(settlement.findings()).hasSize(allowed ? 1 : 2);
  }

  @Test
  void allowsWhatALocalTypeInsideAnAnnotatedMethodDoes() throws IOException {
    source("class A {\n  void m() {\n    new Object() { void n() { read(); } };\n  }\n}\n");
    Place read = new Place("A$1", "n()V", "A.java", 3);
    Fixture fixture =
        new Fixture()
            .with(Fixture.finding(MemoryRead.RULE, Severity.ERROR, read, "a.B#read"))
            .with(allowance("MemoryRead", new Place("A", "m()V", "A.java", 2), ""));

    assertThat(settle(fixture).verdict()).isEqualTo(Verdict.CLEAN);
  }

  @Test
  void reportsExceptionsThatMatchNothing() throws IOException {
    source("class A {\n\n  @AllowsMemory(rule = \"MemoryRead\")\n  int field;\n}\n");
    configure(configured("RecordingRead", "com.acme.Nobody", ""));
    Allowance unused = allowance("MemoryRead", new Place("A", "field", "A.java", 0), "");

    Settlement settlement = settle(new Fixture().with(unused));

    assertThat(settlement.verdict()).isEqualTo(Verdict.VIOLATIONS);
    assertThat(settlement.findings())
        .extracting(one -> one.at().file() + ":" + one.at().line() + " " + message(one))
        .containsExactly(
            "A.java:3 an allowance matches no finding of MemoryRead",
            "lethe.yml:5 an allowance matches no finding of RecordingRead");
  }

  @Test
  void doesNotCallAnExceptionUnusedThatMayBeOfUse() {
    Allowance unused = allowance("MemoryRead", Fixture.RUN, "");
    configure(Map.of("MemoryRead", RuleSetting.OFF), Severity.ERROR);
    AnalysisResult off = new Fixture().with(unused).result();

    assertThat(settle(off, Set.of("RecordingRead")).findings()).isEmpty();
    assertThat(settle(new Fixture().with(MISSING).with(unused)).findings()).isEmpty();
  }

  @Test
  void countsAnExceptionOnARecordsComponentOnce() throws IOException {
    source("record A(\n    @AllowsMemory(rule = \"MemoryRead\") int x) {}\n");
    Place read = new Place("A", "x()I", "A.java", 1);
    Fixture fixture =
        new Fixture()
            .with(Fixture.finding(MemoryRead.RULE, Severity.ERROR, read, "a.B#read"))
            .with(allowance("MemoryRead", new Place("A", "x", "A.java", 0), ""))
            .with(allowance("MemoryRead", read, ""));

    assertThat(settle(fixture).verdict()).isEqualTo(Verdict.CLEAN);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "RecordingRed|d|r||names the unknown rule 'RecordingRed'; did you mean 'RecordingRead'?",
        "Allowance|d|r||names the unknown rule 'Allowance'; known are: RecordingRead, MemoryRead",
        "RecordingRead|\" \"|r||names no decision",
        "RecordingRead|d|\"\t\"||gives no reason",
        "RecordingRead|\" \"|\" \"||names no decision, gives no reason",
        "RecordingRead|d|r|2027-06-31|ends on '2027-06-31', which is no day such as 2027-06-30"
      })
  void reportsAFaultyExceptionAndLetsItAllowNothing(
      String rule, String decision, String reason, String until, String message) {
    Allowance faulty =
        new Allowance(rule, decision, reason, until == null ? "" : until, Fixture.PREVIOUS);

    Settlement settlement = settle(new Fixture().with(Fixture.recordingRead()).with(faulty));

    SettledFinding fault = finding(settlement, "Allowance");
    assertThat(message(fault)).startsWith("an allowance " + message);
    assertThat(fault.severity()).isEqualTo(Severity.ERROR);
    assertThat(finding(settlement, "RecordingRead").status()).isEqualTo(Status.NEW);
    assertThat(settlement.findings()).hasSize(2);
  }

  @Test
  void doesNotDependOnTheOrderOfWhatWasFound() {
    List<Finding> findings =
        new ArrayList<>(
            List.of(Fixture.recordingRead(), Fixture.fileRead(), Fixture.staticField()));
    for (int line = 50; line < 60; line++) {
      findings.add(
          Fixture.finding(
              MemoryRead.RULE, Severity.ERROR, Fixture.RUN.atLine(line), "java.nio.Files#lines"));
    }
    Settlement expected = settle(new Fixture().with(findings.toArray(Finding[]::new)));

    for (int seed = 0; seed < 20; seed++) {
      Collections.shuffle(findings, new Random(seed));
      assertThat(settle(new Fixture().with(findings.toArray(Finding[]::new)))).isEqualTo(expected);
    }
  }

  @Test
  void givesFingerprintsThatDifferAndDoNotMoveWithLines() {
    Place place = Fixture.RUN;
    List<String> before = fingerprints(place.atLine(3), place.atLine(4), place.atLine(5));
    List<String> after = fingerprints(place.atLine(30), place.atLine(47), place.atLine(49));

    assertThat(before).doesNotHaveDuplicates().isEqualTo(after);
    assertThat(before).allMatch(one -> one.matches("[0-9a-f]{32}"));
    assertThat(fingerprints(new Place(place.type(), "stop()V", place.file(), 3)))
        .doesNotContainAnyElementsOf(before);
  }

  private List<String> fingerprints(Place... places) {
    Fixture fixture = new Fixture();
    for (Place place : places) {
      fixture.with(Fixture.finding(MemoryRead.RULE, Severity.ERROR, place, "a.B#c"));
    }
    return settle(fixture).findings().stream().map(SettledFinding::fingerprint).toList();
  }

  private static Fixture recordingReadAllowed(Place annotated, String until) {
    return new Fixture()
        .with(Fixture.recordingRead())
        .with(allowance("RecordingRead", annotated, until));
  }

  private static Allowance allowance(String rule, Place annotated, String until) {
    return new Allowance(rule, "d.md", "people decide", until, annotated);
  }

  @Test
  void knowsWhatTheBaselineListsAndHowOften() {
    baseline = listing(new Baseline.Entry(1, 3));
    Fixture two = new Fixture().with(Fixture.recordingRead(), atLine(Fixture.recordingRead(), 99));

    Settlement settlement = settle(two);

    assertThat(settlement.findings())
        .extracting(SettledFinding::status)
        .containsExactly(Status.KNOWN, Status.NEW);
    assertThat(settlement.verdict()).isEqualTo(Verdict.VIOLATIONS);
    baseline = listing(new Baseline.Entry(2, 3));
    assertThat(settle(two).verdict()).isEqualTo(Verdict.CLEAN);
  }

  private static Finding atLine(Finding finding, int line) {
    return new Finding(
        finding.rule(),
        finding.severity(),
        finding.place().atLine(line),
        finding.subject(),
        finding.message(),
        List.of(),
        List.of(),
        0);
  }

  @Test
  void failsForAKnownFindingThatIsGone() {
    baseline = listing(new Baseline.Entry(2, 3));

    SettledFinding stale = settle(new Fixture()).findings().get(0);

    assertThat(stale.rule()).isEqualTo(AllowanceRule.RULE);
    assertThat(stale.at()).isEqualTo(SourcePlace.ofLine("lethe-baseline.txt", 3));
    assertThat(message(stale))
        .contains("RecordingRead", "2 times, of which 0 are left", "'lethe baseline' drops it");
    assertThat(settle(new Fixture()).verdict()).isEqualTo(Verdict.VIOLATIONS);
  }

  @Test
  void callsNothingGoneThatItCouldNotSee() {
    baseline = listing(new Baseline.Entry(1, 3));

    assertThat(settle(new Fixture().with(MISSING)).findings()).isEmpty();
    assertThat(settle(new Fixture().result(), Set.of("MemoryRead")).findings()).isEmpty();
  }

  @Test
  void callsAKnownFindingGoneThatIsAllowed() {
    baseline = listing(new Baseline.Entry(1, 3));

    assertThat(rules(settle(recordingReadAllowed(Fixture.PREVIOUS, ""))))
        .containsExactlyInAnyOrder("RecordingRead", "Allowance");
  }

  private static Baseline listing(Baseline.Entry entry) {
    return new Baseline(
        Optional.of("lethe-baseline.txt"),
        new TreeMap<>(Map.of(KnownSymbol.of(Fixture.recordingRead()), entry)));
  }

  private static ConfiguredAllowance configured(String rule, String type, String member) {
    return new ConfiguredAllowance(
        rule, type, member, "d.md", "why", Optional.empty(), new Origin("lethe.yml", 5));
  }

  private void configure(ConfiguredAllowance allowance) {
    configuration =
        new Configuration(
            Vocabulary.none(), List.of(), Map.of(), Severity.ERROR, List.of(allowance));
  }

  private void configure(Map<String, RuleSetting> rules, Severity failOn) {
    configuration = new Configuration(Vocabulary.none(), List.of(), rules, failOn, List.of());
  }

  private void source(String text) throws IOException {
    Files.writeString(folder.resolve("A.java"), text);
  }

  private Settlement settle(Fixture fixture) {
    return settle(fixture.result(), JUDGED);
  }

  private Settlement settle(AnalysisResult result, Set<String> judged) {
    SourcePlaces places = new SourcePlaces(List.of(folder), folder);
    return Settlement.of(result, places, configuration, baseline, judged, TODAY);
  }

  private static SettledFinding finding(Settlement settlement, String rule) {
    return settlement.findings().stream()
        .filter(one -> one.rule().name().equals(rule))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> rules(Settlement settlement) {
    return settlement.findings().stream().map(one -> one.rule().name()).toList();
  }

  private static String message(SettledFinding settled) {
    return settled.finding().message();
  }
}
