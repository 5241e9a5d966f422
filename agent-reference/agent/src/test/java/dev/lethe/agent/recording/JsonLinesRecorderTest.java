package dev.lethe.agent.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lethe.agent.RecordedEntry;
import dev.lethe.agent.Run;
import dev.lethe.agent.recording.Value.Fields;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class JsonLinesRecorderTest {

  @TempDir private Path folder;

  @Test
  void aKillAtAnyByteLeavesEveryWholeEntryReadable() throws IOException {
    byte[] recording = recordingOf(Run.of(Run.task("rename_phone"), 4).entries());
    int wholeLines = 0;
    for (int length = 0; length <= recording.length; length++) {
      if (length > 0 && recording[length - 1] == '\n') {
        wholeLines++;
      }
      if (length % 97 == 0 || length == recording.length || recording[length] == '\n') {
        assertThat(entriesAfterKillAt(length, recording)).hasSize(wholeLines);
      }
    }
    assertThat(wholeLines).isGreaterThan(20);
  }

  @Test
  void everyEntryIsOnDiskBeforeTheNextOneIsMade() throws IOException {
    Path file = folder.resolve("run.jsonl");
    try (JsonLinesRecorder recorder = JsonLinesRecorder.create(file)) {
      for (int entry = 1; entry <= 5; entry++) {
        recorder.write(new Entry("kind", "entry " + entry, Fields.none()));
        List<RecordedEntry> entries = RecordedEntry.wholeEntries(Files.readString(file));
        assertThat(entries).hasSize(entry);
        assertThat(entries.get(entry - 1).number()).isEqualTo(entry);
      }
    }
  }

  @Test
  void hostileStringsBecomeValidJsonOnOneLine() throws IOException {
    List<String> hostile =
        List.of(
            "",
            "\"},{\"kind\":\"forged\"",
            "back\\slash\\",
            "line\nbreak\r\nand\u2028separator\u2029and\u0085next",
            "\u0000\u0001\u001f\u007f\u009f",
            "\ud83d\ude00 and half \ud83d and the other \ude00",
            "\ude00\ud83d",
            "\ufeff\uffff\ufffe",
            "</script><!--",
            "\u202egnp.exe");
    for (String text : hostile) {
      assertComesBack(text);
    }
  }

  @Test
  void randomStringsComeBackAsTheyWere() throws IOException {
    SplittableRandom random = new SplittableRandom(7);
    for (int count = 0; count < 3000; count++) {
      char[] chars = new char[random.nextInt(12)];
      for (int index = 0; index < chars.length; index++) {
        chars[index] = (char) random.nextInt(random.nextBoolean() ? 0x100 : 0x10000);
      }
      assertComesBack(new String(chars));
    }
  }

  @Test
  void everyKindOfValueComesBack() throws IOException {
    Fields fields =
        Fields.none()
            .with("text", "words")
            .with("most", Long.MAX_VALUE)
            .with("least", Long.MIN_VALUE)
            .with("set", true)
            .with("texts", List.of("a", "b"))
            .with("none", List.of())
            .with("inner", Fields.none().with("key \"quoted\"", "value"));
    assertThat(RecordedEntry.parse(json(fields)).fields())
        .isEqualTo(
            Map.of(
                "text",
                "words",
                "most",
                Long.MAX_VALUE,
                "least",
                Long.MIN_VALUE,
                "set",
                true,
                "texts",
                List.of("a", "b"),
                "none",
                List.of(),
                "inner",
                Map.of("key \"quoted\"", "value")));
  }

  @Test
  void neverOverwritesARecording() throws IOException {
    Path file = Files.writeString(folder.resolve("run.jsonl"), "kept");
    assertThatThrownBy(() -> JsonLinesRecorder.create(file))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThat(file).hasContent("kept");
  }

  @Test
  void saysWhereAndWhatToDoWhenItCannotWrite() throws IOException {
    Path file = folder.resolve("run.jsonl");
    JsonLinesRecorder recorder = JsonLinesRecorder.create(file);
    recorder.close();
    assertThatThrownBy(() -> recorder.write(new Entry("kind", "late", Fields.none())))
        .isInstanceOf(RecordingFailedException.class)
        .hasMessageContaining(file.toString())
        .hasMessageContaining("--output");
  }

  private byte[] recordingOf(List<Entry> entries) throws IOException {
    Path file = folder.resolve("whole.jsonl");
    try (JsonLinesRecorder recorder = JsonLinesRecorder.create(file)) {
      entries.forEach(recorder::write);
    }
    return Files.readAllBytes(file);
  }

  private List<RecordedEntry> entriesAfterKillAt(int length, byte[] recording) throws IOException {
    Path file = folder.resolve("killed.jsonl");
    Files.write(file, Arrays.copyOf(recording, length));
    return RecordedEntry.wholeEntries(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
  }

  private static void assertComesBack(String text) throws IOException {
    String json = json(Fields.none().with("text", text));
    assertThat(json).doesNotContain("\n", "\r", "\u2028", "\u2029", "\u0085");
    byte[] encoded = json.getBytes(StandardCharsets.UTF_8);
    RecordedEntry entry = RecordedEntry.parse(new String(encoded, StandardCharsets.UTF_8));
    assertThat(entry.fields()).isEqualTo(Map.of("text", text));
  }

  private static String json(Value value) {
    StringBuilder json = new StringBuilder();
    value.appendTo(json);
    return json.toString();
  }
}
