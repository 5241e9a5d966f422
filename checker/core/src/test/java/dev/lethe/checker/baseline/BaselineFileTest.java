package dev.lethe.checker.baseline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.finding.Finding;
import dev.lethe.catalogue.finding.Place;
import dev.lethe.catalogue.memoryread.MemoryRead;
import dev.lethe.checker.Fixture;
import dev.lethe.checker.config.ConfigurationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BaselineFileTest {

  @TempDir Path folder;

  @Test
  void writesSortedSymbolsWithoutLines() throws IOException {
    file().write(Baseline.of(findings()));

    assertThat(Files.readAllLines(file().path()).subList(2, 5))
        .containsExactly(
            "MemoryRead com.acme.Agent run(Ljava/lang/String;)V java.nio.file.Files#lines x2",
            "RecordingRead com.acme.StepLog previous()Ljava/util/List; com.acme.Recorder#entries()Ljava/util/List;",
            "SessionOutlivingState com.acme.Agent SEEN com.acme.Agent#SEEN");
    assertThat(Files.readString(file().path())).doesNotContain("Agent.java", "41");
  }

  private static List<Finding> findings() {
    return List.of(
        Fixture.staticField(), Fixture.fileRead(), Fixture.recordingRead(), Fixture.fileRead());
  }

  @Test
  void readsWhatItWrites() {
    String hostile = "a b\n\r\t\\u0041 x2 # \u0000";
    Finding finding =
        Fixture.finding(MemoryRead.RULE, Severity.ERROR, new Place(hostile, "-", "A.java", 1), "");
    Finding type =
        Fixture.finding(
            MemoryRead.RULE, Severity.ERROR, new Place("A", "", "A.java", 1), "A#" + hostile);
    Baseline written = Baseline.of(List.of(finding, type, type));

    file().write(written);

    Baseline read = file().read();
    assertThat(read.file()).contains("desk/lethe-baseline.txt");
    assertThat(read.entries().keySet()).isEqualTo(written.entries().keySet());
    assertThat(read.size()).isEqualTo(3);
    assertThat(read.entries().values())
        .extracting(Baseline.Entry::line)
        .containsExactlyInAnyOrder(3, 4);
  }

  @Test
  void isGoneWhereNothingIsKnown() {
    file().write(Baseline.of(findings()));
    file().write(Baseline.none());
    file().write(Baseline.none());

    assertThat(file().path()).doesNotExist();
  }

  @Test
  void saysWhichLinesSayNothing() throws IOException {
    Files.writeString(file().path(), "# head\n\n<<<<<<< ours\nRecordingRead a b\nR a b c x0\n");

    assertThatThrownBy(() -> file().read())
        .isInstanceOf(ConfigurationException.class)
        .hasMessage(
            """
            desk/lethe-baseline.txt:3: this is no known finding but a conflict of a merge; keep the lines of both sides
            desk/lethe-baseline.txt:4: this is no known finding; write the file anew: 'lethe baseline', or 'mvn process-classes lethe:baseline'
            desk/lethe-baseline.txt:5: this is no known finding; write the file anew: 'lethe baseline', or 'mvn process-classes lethe:baseline'"""
                .stripIndent());
  }

  @Test
  void saysThatItIsNotThere() {
    assertThatThrownBy(() -> file().read())
        .hasMessageStartingWith(
            "desk/lethe-baseline.txt: the baseline cannot be read (NoSuchFile)");
  }

  @Test
  void tellsWhatOneKnowsBeyondTheOther() {
    Baseline some = Baseline.of(List.of(Fixture.fileRead(), Fixture.fileRead()));
    Baseline others = Baseline.of(List.of(Fixture.fileRead(), Fixture.staticField()));

    assertThat(some.beyond(others)).isEqualTo(1);
    assertThat(others.beyond(some)).isEqualTo(1);
    assertThat(some.with(others).size()).isEqualTo(3);
  }

  private BaselineFile file() {
    return new BaselineFile(folder.resolve("lethe-baseline.txt"), "desk/lethe-baseline.txt");
  }
}
