package dev.lethe.checker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.sessionoutlivingstate.SessionOutlivingState;
import dev.lethe.catalogue.testkit.CaseFolder;
import dev.lethe.catalogue.testkit.CompiledCase;
import dev.lethe.catalogue.testkit.Reported;
import dev.lethe.catalogue.testkit.RepositoryFolder;
import dev.lethe.catalogue.testkit.Snippet;
import dev.lethe.catalogue.testkit.SnippetCompiler;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * How much of what kinds of real fields keep is found, and how much of what is reported is true;
 * the judgements were made by hand and stand in the corpus.
 */
class StateCorpusTest {

  private static final double GOAL = 0.95;

  @TempDir static Path folder;

  private final List<Reported> missed = new ArrayList<>();
  private final List<Reported> alarms = new ArrayList<>();
  private int found;

  @Test
  void findsWhatIsTrueAndHardlyAnythingElse() {
    SnippetCompiler compiler = new SnippetCompiler(folder);
    for (Snippet snippet :
        CaseFolder.all(RepositoryFolder.root().resolve("rules/catalogue/corpus"))) {
      compare(compiler.compile(snippet));
    }
    double recall = share(found, missed.size());
    double precision = share(found, alarms.size());
    String account =
        "fields that keep state: %d found, recall %.3f, precision %.3f%nmissed: %s%nfalse: %s"
            .formatted(found, recall, precision, missed, alarms);
    System.out.println(account);

    assertThat(found + missed.size()).as("true ones in the corpus").isGreaterThan(40);
    assertThat(recall).as(account).isGreaterThanOrEqualTo(GOAL);
    assertThat(precision).as(account).isGreaterThanOrEqualTo(GOAL);
    assertThat(alarms).as(account).noneMatch(it -> it.severity() == Severity.ERROR);
  }

  private static double share(int right, int wrong) {
    return (double) right / (right + wrong);
  }

  private void compare(CompiledCase program) {
    List<Reported> wanted = new ArrayList<>(program.snippet().expected());
    for (Reported one : reported(program)) {
      if (wanted.remove(one)) {
        found++;
      } else {
        alarms.add(one);
      }
    }
    missed.addAll(wanted);
  }

  private static List<Reported> reported(CompiledCase program) {
    CheckedProgram checked = CheckedProgram.of(program);
    assertThat(checked.report().incomplete()).as(program.snippet().name()).isEmpty();
    return checked.reported(it -> it.rule().equals(SessionOutlivingState.RULE));
  }
}
