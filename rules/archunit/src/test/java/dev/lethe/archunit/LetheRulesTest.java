package dev.lethe.archunit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.EvaluationResult;
import com.tngtech.archunit.library.freeze.FreezingArchRule;
import com.tngtech.archunit.library.freeze.ViolationStore;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Rules;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class LetheRulesTest {

  private final JavaClasses obeying = new ClassFileImporter().importPackages("com.acme.obeying");
  private final JavaClasses breaking = new ClassFileImporter().importPackages("com.acme.breaking");

  @Test
  void passesAnAgentThatObeys() {
    LetheRules.all().check(obeying);
  }

  @Test
  void saysWhatIsBrokenAndWhereAndWhich() {
    assertThatThrownBy(() -> LetheRules.sessionOutlivingState().check(breaking))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("agents should obey SessionOutlivingState: no agent state persists")
        .hasMessageContaining("was violated (1 times)")
        .hasMessageContaining("[SessionOutlivingState] error: com.acme.breaking.Porter.ROOMS keeps")
        .hasMessageContaining("in (Porter.java:10)")
        .hasMessageContaining(
            "path: com.acme.breaking.Porter.show(String, String) in (Porter.java:")
        .hasMessageContaining("fix: move the field into an object made for each session");
  }

  @Test
  void tellsRulesApart() {
    LetheRules.recordingRead().check(breaking);
    LetheRules.memoryRead().check(breaking);
    assertThat(violations(LetheRules.named("session-outliving-state"), breaking)).hasSize(1);
  }

  @Test
  void enforcesEveryActiveRule() {
    for (Rule rule : Rules.active()) {
      assertThat(LetheRules.named(rule.name()).getDescription()).contains(rule.name());
    }
  }

  @Test
  void startsWhereOptionsSay() {
    ArchRule rule = LetheRules.check().entryPoints("com.acme.breaking.Lift#ride").all();

    assertThat(violations(rule, breaking)).hasSize(2).anyMatch(it -> it.contains("Lift.floor"));
  }

  @Test
  void startsWhereTheConfigurationSays() {
    Path file = Path.of("src", "test", "resources", "lift.yml");

    List<String> violations = violations(LetheRules.check().configuration(file).all(), breaking);

    assertThat(violations).hasSize(1).allMatch(it -> it.contains("Lift.floor"));
  }

  @Test
  void failsWithoutClasses() {
    JavaClasses none = new ClassFileImporter().importPackages("com.acme.nowhere");

    assertThatThrownBy(() -> LetheRules.all().check(none))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("failed to check any classes");
  }

  @Test
  void failsWithoutWhatAnEntryPointNames() {
    ArchRule rule = LetheRules.check().entryPoints("com.acme.Nobody#run").all();

    assertThatThrownBy(() -> rule.check(obeying))
        .isInstanceOf(IncompleteCheckError.class)
        .hasMessageContaining("com.acme.Nobody#run")
        .hasMessageContaining("fix: ");
    assertThatThrownBy(() -> FreezingArchRule.freeze(rule).persistIn(new Kept()).check(obeying))
        .isInstanceOf(IncompleteCheckError.class);
  }

  @Test
  void namesTheRulesWhenAskedForAnother() {
    assertThatThrownBy(() -> LetheRules.named("NoMemory"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no rule called NoMemory")
        .hasMessageContaining("RecordingRead");
  }

  @Test
  void freezesOldFindingsAndReportsNewOnes() {
    Kept kept = new Kept();
    frozen(LetheRules.check(), kept).check(breaking);
    frozen(LetheRules.check(), kept).check(breaking);

    LetheCheck more = LetheRules.check().entryPoints("com.acme.breaking.Lift#ride");

    assertThatThrownBy(() -> frozen(more, kept).check(breaking))
        .hasMessageContaining("Lift.floor")
        .hasMessageNotContaining("Porter.ROOMS");
  }

  @Test
  void knowsAFrozenFindingOnAnotherLineByAnotherWay() {
    String stored = "[R] error: a.B.c reads d in (B.java:12)\n  path: a.B.run() in (B.java:3)";
    String moved = "[R] error: a.B.c reads d in (B.java:99)\n  path: a.E.go() in (E.java:7)";
    String other = "[R] error: a.B.x reads d in (B.java:12)\n  path: a.B.run() in (B.java:3)";

    assertThat(LetheRules.sameFinding().matches(stored, moved)).isTrue();
    assertThat(LetheRules.sameFinding().matches(stored, other)).isFalse();
  }

  private static ArchRule frozen(LetheCheck check, ViolationStore store) {
    return FreezingArchRule.freeze(check.all())
        .persistIn(store)
        .associateViolationLinesVia(LetheRules.sameFinding());
  }

  private static List<String> violations(ArchRule rule, JavaClasses classes) {
    EvaluationResult result = rule.evaluate(classes);
    return result.getFailureReport().getDetails();
  }

  /** Keeps violations for the time of a test. */
  private static final class Kept implements ViolationStore {

    private final Map<String, List<String>> violations = new HashMap<>();

    @Override
    public void initialize(Properties properties) {}

    @Override
    public boolean contains(ArchRule rule) {
      return violations.containsKey(rule.getDescription());
    }

    @Override
    public void save(ArchRule rule, List<String> lines) {
      violations.put(rule.getDescription(), lines);
    }

    @Override
    public List<String> getViolations(ArchRule rule) {
      return violations.get(rule.getDescription());
    }
  }
}
