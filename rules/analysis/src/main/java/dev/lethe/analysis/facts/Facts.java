package dev.lethe.analysis.facts;

import dev.lethe.analysis.models.Models;
import dev.lethe.analysis.models.Scopes;
import dev.lethe.analysis.program.AnnotationModels;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.apis.BeanScopes;
import dev.lethe.catalogue.vocabulary.DeclaredNote;
import dev.lethe.catalogue.vocabulary.DeclaredRecording;
import dev.lethe.catalogue.vocabulary.DeclaredStore;
import dev.lethe.catalogue.vocabulary.DeclaredType;
import dev.lethe.catalogue.vocabulary.Origin;
import dev.lethe.catalogue.vocabulary.Vocabulary;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a project says about its types, by annotation or configuration; a supertype's word holds for
 * its subtypes.
 */
public final class Facts {

  private final Program program;
  private final Vocabulary vocabulary;
  private final Scopes scopes;
  private final Map<String, DeclaredRecording> recordings = new HashMap<>();
  private final Map<String, DeclaredStore> stores = new HashMap<>();
  private final Map<String, DeclaredType> inputs = new HashMap<>();
  private final Map<String, DeclaredType> sessionScoped = new HashMap<>();
  private final Map<String, DeclaredNote> notes = new HashMap<>();
  private final Map<String, Boolean> recordingStores = new HashMap<>();
  private final List<Unmatched> unmatched = new ArrayList<>();
  private final ScreenWords screen;

  public Facts(Program program, Models models, Vocabulary vocabulary) {
    this.program = program;
    this.vocabulary = vocabulary;
    this.scopes = new Scopes(program, BeanScopes.shipped());
    vocabulary
        .recordings()
        .forEach(
            it ->
                declare(
                    recordings,
                    it.type(),
                    it,
                    Unmatched.type("recordings", it.type(), it.origin())));
    vocabulary
        .stores()
        .forEach(
            it -> declare(stores, it.type(), it, Unmatched.type("stores", it.type(), it.origin())));
    vocabulary
        .inputs()
        .forEach(
            it -> declare(inputs, it.type(), it, Unmatched.type("inputs", it.type(), it.origin())));
    vocabulary
        .sessionScoped()
        .forEach(
            it ->
                declare(
                    sessionScoped,
                    it.type(),
                    it,
                    Unmatched.type("sessionScoped", it.type(), it.origin())));
    vocabulary
        .notes()
        .forEach(
            it -> declare(notes, it.type(), it, Unmatched.type("notes", it.type(), it.origin())));
    checkMembers();
    this.screen = new ScreenWords(program, models, vocabulary.coordinates());
    unmatched.addAll(new ScreenPatterns(program, vocabulary.coordinates()).unmatched());
  }

  private <T> void declare(Map<String, T> into, String written, T value, Unmatched otherwise) {
    ClassModel model = TypeNames.find(program, written);
    if (model == null) {
      unmatched.add(otherwise);
    } else {
      into.put(model.name(), value);
    }
  }

  private void checkMembers() {
    recordings.forEach(
        (type, it) -> {
          it.reads().forEach(name -> checkMember(type, name, "recordings", it.origin()));
          it.receipts().forEach(name -> checkMember(type, name, "recordings", it.origin()));
        });
    stores.forEach(
        (type, it) -> {
          it.reads().forEach(name -> checkMember(type, name, "stores", it.origin()));
          it.writes().forEach(name -> checkMember(type, name, "stores", it.origin()));
        });
    notes.forEach(
        (type, it) -> {
          it.conditions().forEach(name -> checkCondition(type, name, it.origin()));
          it.appliesWhen().forEach(name -> checkMember(type, name, "notes", it.origin()));
        });
  }

  /** A condition may be a field, too. */
  private void checkCondition(String type, String name, Origin origin) {
    if (program.resolveField(type, name) == null) {
      checkMember(type, name, "notes", origin);
    }
  }

  private void checkMember(String type, String name, String key, Origin origin) {
    for (ClassModel model : program.lineage(type)) {
      if (model.methods().stream().anyMatch(method -> method.name().equals(name))) {
        return;
      }
    }
    unmatched.add(Unmatched.member(key, TypeNames.binary(type), name, origin));
  }

  /** What the configuration names and the class path does not have. */
  public List<Unmatched> unmatched() {
    return unmatched;
  }

  public Vocabulary vocabulary() {
    return vocabulary;
  }

  /** Which beans live as long as the application. */
  public Scopes scopes() {
    return scopes;
  }

  // ---- recordings

  /** Whether objects of a type write down sessions for people. */
  public boolean isRecordingStore(String type) {
    return recordingStores.computeIfAbsent(type, this::findRecordingStore);
  }

  private boolean findRecordingStore(String type) {
    for (ClassModel model : program.lineage(type)) {
      if (recordings.containsKey(model.name()) || model.isAnnotated(Words.RECORDING_STORE)) {
        return true;
      }
    }
    return false;
  }

  /** What the configuration says of a recording store or one of its supertypes. */
  public Optional<DeclaredRecording> declaredRecording(String type) {
    return nearest(type, recordings);
  }

  /** Whether a method returns a receipt that reveals nothing recorded. */
  public boolean isWriteOnly(String type, MethodModel method) {
    boolean receipt =
        declaredRecording(type).map(it -> it.receipts().contains(method.name())).orElse(false);
    return receipt || isAnnotated(method, type, Words.WRITE_ONLY);
  }

  /**
   * Whether a method, or one that it overrides or implements in a type's hierarchy, bears an
   * annotation.
   */
  private boolean isAnnotated(MethodModel method, String type, String annotation) {
    for (ClassModel model : program.lineage(type)) {
      MethodModel declared = model.method(method.name(), method.descriptor());
      if (declared != null && declared.isAnnotated(annotation)) {
        return true;
      }
    }
    return method.isAnnotated(annotation);
  }

  // ---- coordinates

  /** What locates something on a screen, and the methods around it. */
  public ScreenWords screen() {
    return screen;
  }

  // ---- notes

  /** Whether a type is a note: by annotation or configuration, or because a supertype is. */
  public boolean isNote(String type) {
    for (ClassModel model : program.lineage(type)) {
      if (notes.containsKey(model.name()) || model.isAnnotated(Words.NOTE)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the program has a type of its own that is a note. */
  public boolean hasNotes() {
    return !notes.isEmpty()
        || program.application().stream()
            .anyMatch(model -> model.isMarked() && model.isAnnotated(Words.NOTE));
  }

  /** Whether a field of a note states a condition. */
  public boolean isCondition(String type, FieldModel field) {
    boolean declared =
        nearest(type, notes).map(it -> it.conditions().contains(field.name())).orElse(false);
    return declared || AnnotationModels.contains(field.annotations(), Words.CONDITION);
  }

  /** Whether a method of a note returns a condition. */
  public boolean isCondition(String type, MethodModel method) {
    boolean declared =
        nearest(type, notes).map(it -> it.conditions().contains(method.name())).orElse(false);
    return declared || isAnnotated(method, type, Words.CONDITION);
  }

  /** Whether a method of a note tells if the note applies now. */
  public boolean isAppliesWhen(String type, MethodModel method) {
    boolean declared =
        nearest(type, notes).map(it -> it.appliesWhen().contains(method.name())).orElse(false);
    return declared || isAnnotated(method, type, Words.APPLIES_WHEN);
  }

  // ---- stores, inputs, sessions

  /** What the configuration says of an in-house store or one of its supertypes. */
  public Optional<DeclaredStore> declaredStore(String type) {
    return nearest(type, stores);
  }

  /** Whether what a type does inside, and what it hands out, is read-only material. */
  public boolean isInput(String type) {
    return !inputs.isEmpty()
        && nearest(outermost(type), inputs).or(() -> nearest(type, inputs)).isPresent();
  }

  private static String outermost(String type) {
    int dollar = type.indexOf('$', type.lastIndexOf('/') + 2);
    return dollar < 0 ? type : type.substring(0, dollar);
  }

  /** Whether objects of a type live for one session. */
  public boolean isSessionScoped(String type) {
    for (ClassModel model : program.lineage(type)) {
      if (sessionScoped.containsKey(model.name()) || model.isAnnotated(Words.SESSION_SCOPED)) {
        return true;
      }
    }
    return false;
  }

  private <T> Optional<T> nearest(String type, Map<String, T> declared) {
    if (declared.isEmpty()) {
      return Optional.empty();
    }
    for (ClassModel model : program.lineage(type)) {
      @Nullable T found = declared.get(model.name());
      if (found != null) {
        return Optional.of(found);
      }
    }
    return Optional.empty();
  }
}
