package dev.lethe.checker.config;

import dev.lethe.catalogue.vocabulary.DeclaredNote;
import java.util.List;
import java.util.Optional;

/** Reads {@code notes}. */
final class NotesReader {

  private final List<Section> notes;

  NotesReader(Section file) {
    notes = file.sections("notes", Keys.NOTE);
  }

  List<DeclaredNote> notes() {
    return notes.stream().flatMap(section -> note(section).stream()).toList();
  }

  private static Optional<DeclaredNote> note(Section section) {
    List<String> conditions = section.texts("conditions", Text::memberName);
    List<String> appliesWhen = section.texts("appliesWhen", Text::memberName);
    return section
        .required("type")
        .flatMap(Text::typeName)
        .map(type -> new DeclaredNote(type, conditions, appliesWhen, section.origin()));
  }
}
