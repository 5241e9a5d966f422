package dev.lethe.checker.config;

import dev.lethe.catalogue.vocabulary.DeclaredRecording;
import dev.lethe.catalogue.vocabulary.DeclaredStore;
import dev.lethe.catalogue.vocabulary.DeclaredType;
import dev.lethe.catalogue.vocabulary.PathPattern;
import dev.lethe.catalogue.vocabulary.StoreKind;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads {@code recordings}, {@code stores} and {@code inputs}. */
final class StoresReader {

  private final List<Section> recordings;
  private final List<Section> stores;
  private final List<Section> inputs;

  StoresReader(Section file) {
    recordings = file.sections("recordings", Keys.RECORDING);
    stores = file.sections("stores", Keys.STORE);
    inputs = file.sections("inputs", Keys.INPUT);
    recordings.forEach(StoresReader::requireTypeOrPath);
    inputs.forEach(StoresReader::requireTypeOrPath);
    recordings.forEach(StoresReader::refuseMembersOfPath);
  }

  List<DeclaredRecording> recordings() {
    return recordings.stream().flatMap(section -> recording(section).stream()).toList();
  }

  List<PathPattern> recordingPaths() {
    return recordings.stream().flatMap(section -> path(section).stream()).toList();
  }

  List<DeclaredStore> stores() {
    return stores.stream().flatMap(section -> store(section).stream()).toList();
  }

  List<DeclaredType> inputs() {
    return inputs.stream()
        .flatMap(section -> section.text("type").stream())
        .flatMap(text -> declaredType(text).stream())
        .toList();
  }

  List<PathPattern> inputPaths() {
    return inputs.stream().flatMap(section -> path(section).stream()).toList();
  }

  static Optional<DeclaredType> declaredType(Text text) {
    return text.typeName().map(name -> new DeclaredType(name, text.problems().origin(text.node())));
  }

  private static Optional<DeclaredRecording> recording(Section section) {
    List<String> reads = section.texts("reads", Text::memberName);
    List<String> receipts = section.texts("receipts", Text::memberName);
    return section
        .text("type")
        .flatMap(Text::typeName)
        .map(type -> new DeclaredRecording(type, reads, receipts, section.origin()));
  }

  private static Optional<DeclaredStore> store(Section section) {
    List<String> reads = section.texts("reads", Text::memberName);
    List<String> writes = section.texts("writes", Text::memberName);
    Optional<StoreKind> kind = section.required("kind").flatMap(StoresReader::kind);
    Optional<String> type = section.required("type").flatMap(Text::typeName);
    return type.flatMap(
        name -> kind.map(word -> new DeclaredStore(name, word, reads, writes, section.origin())));
  }

  private static Optional<StoreKind> kind(Text text) {
    List<String> words = Stream.of(StoreKind.values()).map(StoreKind::word).toList();
    return text.oneOf("kind", words).map(word -> StoreKind.values()[words.indexOf(word)]);
  }

  private static Optional<PathPattern> path(Section section) {
    return section
        .text("path")
        .flatMap(
            text ->
                text.notBlank("path")
                    .map(value -> new PathPattern(value, text.problems().origin(text.node()))));
  }

  private static void requireTypeOrPath(Section section) {
    if (section.value("type").isPresent() == section.value("path").isPresent()) {
      section.fail("an entry needs either 'type' or 'path'; write two entries for both");
    }
  }

  private static void refuseMembersOfPath(Section section) {
    if (section.value("path").isPresent()) {
      Stream.of("reads", "receipts")
          .flatMap(key -> section.key(key).stream())
          .forEach(key -> key.fail("'" + key.value() + "' belongs to a 'type', not to a 'path'"));
    }
  }
}
