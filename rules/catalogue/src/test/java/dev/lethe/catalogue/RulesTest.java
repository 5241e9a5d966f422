package dev.lethe.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.catalogue.allowance.AllowanceRule;
import dev.lethe.catalogue.memoryread.MemoryRead;
import dev.lethe.catalogue.recordingread.RecordingRead;
import dev.lethe.catalogue.sessionoutlivingstate.SessionOutlivingState;
import dev.lethe.catalogue.stalecoordinate.StaleCoordinate;
import dev.lethe.catalogue.unscopednote.UnscopedNote;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RulesTest {

  @Test
  void namesAndInvariantsAreUnique() {
    assertThat(Rules.all()).extracting(Rule::name).hasSize(5).doesNotHaveDuplicates();
    assertThat(Rules.all()).extracting(Rule::invariant).doesNotHaveDuplicates();
    assertThat(Rules.all()).extracting(Rule::page).doesNotHaveDuplicates();
  }

  @Test
  void theActiveRulesAreThoseWithAJudge() {
    assertThat(Rules.active())
        .containsExactly(
            RecordingRead.RULE,
            MemoryRead.RULE,
            SessionOutlivingState.RULE,
            StaleCoordinate.RULE,
            UnscopedNote.RULE);
    assertThat(Rules.all()).containsAll(Rules.active());
  }

  @Test
  void theAllowanceRuleIsKnownByNameButNoRuleOfTheList() {
    assertThat(Rules.all()).doesNotContain(AllowanceRule.RULE);
    assertThat(Rules.named("allowance")).contains(AllowanceRule.RULE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "RecordingRead",
        "recordingread",
        "recording-read",
        "RECORDING_READ",
        "INV-CTX-002",
        "inv-ctx-002"
      })
  void aRuleIsMeantByItsNameOrItsInvariant(String asked) {
    assertThat(Rules.meant(asked)).contains(RecordingRead.RULE);
  }

  @Test
  void anInvariantMayBeASentence() {
    assertThat(Rules.byInvariant("Context is the only memory")).contains(MemoryRead.RULE);
    assertThat(Rules.named("Context is the only memory")).isEmpty();
    assertThat(Rules.byInvariant("MemoryRead")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "RecordinRead, RecordingRead",
    "recordings-read, RecordingRead",
    "MemoryReads, MemoryRead",
    "SessionOutlivingStates, SessionOutlivingState",
    "StaleCoordinates, StaleCoordinate",
    "INV-CTX-003, INV-CTX-002",
    "alowance, Allowance"
  })
  void aMistypedNameHasANearestOne(String mistyped, String nearest) {
    assertThat(Rules.meant(mistyped)).isEmpty();
    assertThat(Rules.nearest(mistyped)).contains(nearest);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "NullAway", "UnusedVariable"})
  void aNameThatIsNothingLikeARuleHasNone(String unknown) {
    assertThat(Rules.meant(unknown)).isEmpty();
    assertThat(Rules.nearest(unknown)).isEmpty();
  }

  @Test
  void theClausesForReportsFitIntoASentence() {
    for (Rule rule : Rules.all()) {
      assertThat(rule.summary()).matches("[A-Z].*\\.");
      assertThat(rule.why()).matches("[a-z].*[^.]");
      assertThat(rule.fix()).matches("[a-z].*[^.]");
      assertThat(rule.severity()).isEqualTo(Severity.ERROR);
    }
  }
}
