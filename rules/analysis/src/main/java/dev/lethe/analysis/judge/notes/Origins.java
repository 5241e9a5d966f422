package dev.lethe.analysis.judge.notes;

import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.program.FieldModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What flows into parameters and final fields, and so whether a note has been kept somewhere. */
final class Origins {

  /**
   * A step back on the way to where a note comes from.
   *
   * @param stored whether the note has come out of a field since
   */
  private record Step(Source source, boolean stored) {}

  private final NoteTypes types;
  private final Map<Source, Set<Source>> flows = new HashMap<>();

  Origins(NoteTypes types) {
    this.types = types;
  }

  /** A caller passes something of these sources. */
  void pass(Context callee, int index, Set<Source> sources) {
    flows
        .computeIfAbsent(new Source.Parameter(callee, index), key -> new HashSet<>())
        .addAll(sources);
  }

  /** A constructor gives a final field something that can be filled, or was put there, later. */
  void assign(FieldModel field, Set<Source> sources) {
    flows.computeIfAbsent(new Source.Field(field), key -> new HashSet<>()).addAll(sources);
  }

  /** Whether a note of these sources was kept, on some way without being asked. */
  boolean areKept(Set<Source> sources) {
    Set<Step> seen = new HashSet<>();
    List<Step> open = new ArrayList<>();
    sources.forEach(source -> open.add(new Step(source, false)));
    while (!open.isEmpty()) {
      Step step = open.remove(open.size() - 1);
      if (isKept(step)) {
        return true;
      }
      if (seen.add(step)) {
        boolean stored = step.stored || step.source instanceof Source.Field;
        flows.getOrDefault(step.source, Set.of()).forEach(it -> open.add(new Step(it, stored)));
      }
    }
    return false;
  }

  private boolean isKept(Step step) {
    if (step.source instanceof Source.Parameter parameter) {
      return !flows.containsKey(step.source) && !isNote(parameter);
    }
    if (step.source instanceof Source.Field) {
      return !flows.containsKey(step.source);
    }
    return step.stored || step.source == Source.Known.KEPT;
  }

  /**
   * Where nobody passes it, a note is one that the caller just has; other things can hold notes.
   */
  private boolean isNote(Source.Parameter parameter) {
    Context context = parameter.context();
    int index = parameter.index() - (context.method().isStatic() ? 0 : 1);
    List<String> declared = context.method().parameterTypes();
    return index < 0 || (index < declared.size() && types.isNote(declared.get(index)));
  }
}
