package dev.lethe.analysis.judge.notes;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.facts.Facts;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which types are notes, and what their members are to the rule. */
final class NoteTypes {

  private static final Set<String> NO_CONTENT =
      Set.of("equals", "hashCode", "getClass", "<init>", "<clinit>", "wait", "notify", "notifyAll");

  private final CallGraph graph;
  private final Program program;
  private final Facts facts;
  private final Map<String, Boolean> notes = new HashMap<>();
  private final Map<String, Boolean> askable = new HashMap<>();
  private final Map<MethodModel, Boolean> revealing = new HashMap<>();

  NoteTypes(CallGraph graph, Facts facts) {
    this.graph = graph;
    this.program = graph.program();
    this.facts = facts;
  }

  boolean isNote(String type) {
    Boolean known = notes.get(type);
    if (known == null) {
      known = type.charAt(0) != '[' && type.indexOf('/') != 0 && facts.isNote(type);
      notes.put(type, known);
    }
    return known;
  }

  /** Whether a note type has a method that tells if the note applies. */
  boolean isAskable(String type) {
    return askable.computeIfAbsent(
        type, key -> program.lineage(key).stream().anyMatch(model -> hasQuestion(model, key)));
  }

  private boolean hasQuestion(ClassModel model, String type) {
    return model.methods().stream().anyMatch(method -> facts.isAppliesWhen(type, method));
  }

  /** Whether a note type states a condition. */
  boolean hasCondition(String type) {
    return program.lineage(type).stream()
        .anyMatch(
            model ->
                model.fields().stream().anyMatch(field -> facts.isCondition(type, field))
                    || model.methods().stream().anyMatch(it -> facts.isCondition(type, it)));
  }

  /** Whether a call asks a note if it applies. */
  boolean isQuestion(Member target) {
    MethodModel method = noteMethod(target);
    return method != null && facts.isAppliesWhen(target.owner(), method);
  }

  boolean isQuestion(MethodModel method) {
    String type = method.owner().name();
    return isNote(type) && facts.isAppliesWhen(type, method);
  }

  private @Nullable MethodModel noteMethod(Member target) {
    return isNote(target.owner())
        ? program.resolve(target.owner(), target.name(), target.descriptor())
        : null;
  }

  /** Whether a call of a method, declared by a note type, gives away the note's content. */
  boolean isContent(Member target) {
    if (!isNote(target.owner()) || !isAskable(target.owner())) {
      return false;
    }
    MethodModel method = noteMethod(target);
    return method == null ? !NO_CONTENT.contains(target.name()) : isContent(target.owner(), method);
  }

  /** Whether a method gives away the content of a note of a type. */
  boolean isContent(String type, MethodModel method) {
    return !NO_CONTENT.contains(method.name())
        && !method.isStatic()
        && !facts.isAppliesWhen(type, method)
        && !facts.isCondition(type, method)
        && isRevealing(method);
  }

  private boolean isRevealing(MethodModel method) {
    return revealing.computeIfAbsent(method, key -> !isSetter(key) && !isOnlyConditions(key));
  }

  private boolean isSetter(MethodModel method) {
    List<Step> steps = graph.steps(method);
    return method.returnType().equals("V")
        && steps.stream().anyMatch(Step.Store.class::isInstance)
        && steps.stream().noneMatch(Step.Call.class::isInstance);
  }

  /** An accessor of a condition needs no annotation of its own. */
  private boolean isOnlyConditions(MethodModel method) {
    List<Step> steps = method.owner().isApplication() ? graph.steps(method) : List.of();
    boolean any = false;
    for (Step step : steps) {
      if (step instanceof Step.Load load) {
        if (!isCondition(load.field())) {
          return false;
        }
        any = true;
      } else if (step instanceof Step.Call call && isNote(call.target().owner())) {
        if (isContent(call.target())) {
          return false;
        }
        any = true;
      }
    }
    return any;
  }

  private boolean isCondition(Member field) {
    FieldModel model = program.resolveField(field.owner(), field.name());
    return model != null && facts.isCondition(field.owner(), model);
  }

  /** Whether reading a field reads content of a note. */
  boolean isContentField(Step.Load load) {
    String owner = load.field().owner();
    return !load.isStatic() && isNote(owner) && isAskable(owner) && !isCondition(load.field());
  }

  /** Whether an object is a note that can be asked, or holds such notes. */
  boolean showsNotes(HeapObject object, int depth) {
    if (isNote(object.type())) {
      return isAskable(object.type());
    }
    return depth > 0
        && graph.contents(object).stream().anyMatch(inner -> showsNotes(inner, depth - 1));
  }
}
