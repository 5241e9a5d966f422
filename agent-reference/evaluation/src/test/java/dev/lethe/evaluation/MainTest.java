package dev.lethe.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What the command prints and writes. */
final class MainTest {

  @TempDir Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... words) {
    CommandLine line = Main.commandLine();
    line.setOut(new PrintWriter(out, true));
    line.setErr(new PrintWriter(err, true));
    return line.execute(words);
  }

  @Test
  void printsTheTotals() {
    assertThat(run("rule-change")).isZero();

    assertThat(out.toString().lines().map(line -> line.strip().replaceAll(" +", " ")))
        .containsExactly(
            "notes completed invalid abstained first half second half",
            "none 15 15 0 0 15",
            "permanent 14 2 14 14 0",
            "versioned 29 1 0 14 15");
  }

  @Test
  void printsWhatThePageOfEvidenceShows() throws IOException {
    run("rule-change");

    assertThat(Files.readString(Path.of("../../docs/evidence/rule-change-recomputed.md")))
        .contains("```\n" + out.toString().replace("\r\n", "\n") + "```");
  }

  @Test
  void writesNinetyRecordsTwice() throws IOException {
    Path output = folder.resolve("new/place");

    assertThat(run("rule-change", "--output", output.toString())).isZero();

    assertThat(Files.readAllLines(output.resolve("rule-change.csv")))
        .hasSize(91)
        .startsWith("policy,episode,version,open,forbidden,chosen,outcome", "none,1,1,B,,A,invalid")
        .contains("permanent,17,2,A,A B,,abstained")
        .endsWith("versioned,30,2,A,,A,completed");
    String json = Files.readString(output.resolve("rule-change.json"));
    assertThat(json.split("\"episode\" :", -1)).hasSize(91);
    assertThat(json).contains("\"chosen\" : null").doesNotContain("\r");
  }

  @Test
  void saysWhatToDoWithAPlaceThatIsNone() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");

    assertThat(run("rule-change", "--output", file.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("nothing can be written to", "name another --output");
    assertThat(run("rule-chance")).isEqualTo(2);
  }
}
