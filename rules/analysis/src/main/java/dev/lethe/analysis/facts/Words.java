package dev.lethe.analysis.facts;

import dev.lethe.analysis.program.References;
import dev.lethe.catalogue.apis.ApiFile;
import dev.lethe.catalogue.frameworks.Framework;
import dev.lethe.catalogue.vocabulary.MemberPattern;
import dev.lethe.catalogue.vocabulary.Vocabulary;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The annotations of Lethe's own vocabulary, by internal name. */
public final class Words {

  static final String PACKAGE = "dev/lethe/annotations/";
  public static final String ENTRY_POINT = PACKAGE + "AgentEntryPoint";
  public static final String RECORDING_STORE = PACKAGE + "RecordingStore";
  public static final String WRITE_ONLY = PACKAGE + "WriteOnly";
  public static final String SESSION_SCOPED = PACKAGE + "SessionScoped";
  public static final String COORDINATES = PACKAGE + "Coordinates";
  public static final String OBSERVES = PACKAGE + "Observes";
  public static final String CHANGES_SCREEN = PACKAGE + "ChangesScreen";
  public static final String RESOLVES_REF = PACKAGE + "ResolvesRef";
  public static final String NOTE = PACKAGE + "Note";
  public static final String CONDITION = PACKAGE + "Condition";
  public static final String APPLIES_WHEN = PACKAGE + "AppliesWhen";
  public static final String ALLOWS_MEMORY = PACKAGE + "AllowsMemory";
  public static final String ALLOWS_MEMORY_LIST = PACKAGE + "AllowsMemory$List";

  private static final List<String> LOOKED_OUT_FOR =
      List.of(
          ENTRY_POINT, RECORDING_STORE, SESSION_SCOPED, NOTE, ALLOWS_MEMORY, ALLOWS_MEMORY_LIST);

  private Words() {}

  /** Hashes of the texts whose presence in a constant pool makes a class worth a closer look. */
  public static Set<Integer> marks(
      Vocabulary vocabulary, List<Framework> frameworks, List<ApiFile> apis) {
    Set<Integer> marks = new HashSet<>();
    for (String word : LOOKED_OUT_FOR) {
      marks.add(mark(word));
    }
    frameworks.stream()
        .flatMap(framework -> framework.sections().stream())
        .flatMap(it -> Stream.concat(it.annotations().stream(), it.agents().stream()))
        .forEach(it -> marks.add(mark(it.type().replace('.', '/'))));
    apis.stream().flatMap(ApiFile::sessionIds).forEach(it -> marks.add(mark(it.replace('.', '/'))));
    for (MemberPattern pattern : vocabulary.entryPoints()) {
      if (pattern.kind() == MemberPattern.Kind.ANNOTATION) {
        TypeNames.candidates(pattern.type()).forEach(name -> marks.add(mark(name)));
      }
    }
    return marks;
  }

  private static int mark(String annotation) {
    return References.utf8Hash("L" + annotation + ";");
  }
}
