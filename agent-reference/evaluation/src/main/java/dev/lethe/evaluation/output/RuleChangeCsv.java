package dev.lethe.evaluation.output;

import dev.lethe.evaluation.rulechange.EpisodeRecord;
import dev.lethe.evaluation.rulechange.Lane;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** The records of the rule change as CSV with a heading (RFC 4180, but for line feeds). */
public final class RuleChangeCsv {

  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180
          .builder()
          .setRecordSeparator('\n')
          .setHeader("policy", "episode", "version", "open", "forbidden", "chosen", "outcome")
          .get();

  private RuleChangeCsv() {}

  /** The text; lanes that notes forbid are parted by spaces. */
  public static String of(List<EpisodeRecord> records) {
    StringWriter text = new StringWriter();
    try (CSVPrinter csv = new CSVPrinter(text, FORMAT)) {
      for (EpisodeRecord record : records) {
        print(csv, record);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private static void print(CSVPrinter csv, EpisodeRecord record) throws IOException {
    csv.printRecord(
        record.notes().word(),
        record.episode().number(),
        record.episode().version(),
        record.episode().open(),
        record.forbidden().stream().map(Lane::name).collect(Collectors.joining(" ")),
        record.chosen().map(Lane::name).orElse(""),
        record.outcome().word());
  }
}
