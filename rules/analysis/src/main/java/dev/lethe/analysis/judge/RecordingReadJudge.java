package dev.lethe.analysis.judge;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.callgraph.ReflectedMember;
import dev.lethe.analysis.callgraph.Site;
import dev.lethe.analysis.facts.Facts;
import dev.lethe.analysis.facts.TypeNames;
import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.flow.StepVisitor;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.finding.Finding;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds agent-reachable code that reads a recording store: calls, references, fields, reflection,
 * and hand-overs to a library.
 */
public final class RecordingReadJudge implements Judge {

  private final Rule rule;

  public RecordingReadJudge(Rule rule) {
    this.rule = rule;
  }

  @Override
  public List<Finding> judge(Case evidence) {
    Lines lines = new Lines(rule, evidence);
    StoreReads reads = new StoreReads(evidence.graph(), evidence.facts());
    RecordedPlaces places = new RecordedPlaces(evidence);
    LibraryRuns relays = new LibraryRuns(evidence.graph());
    for (Context context : evidence.graph().agent()) {
      if (!evidence.facts().isRecordingStore(context.method().owner().name())
          && evidence.paths().reaches(context)) {
        Look look = new Look(evidence, lines, reads, places, relays, context);
        context.flow().steps().forEach(step -> step.accept(look));
      }
    }
    return lines.findings();
  }

  private static final class Look implements StepVisitor {

    private final Case evidence;
    private final CallGraph graph;
    private final Facts facts;
    private final Program program;
    private final Lines lines;
    private final StoreReads reads;
    private final RecordedPlaces places;
    private final LibraryRuns relays;
    private final Context context;

    Look(
        Case evidence,
        Lines lines,
        StoreReads reads,
        RecordedPlaces places,
        LibraryRuns relays,
        Context context) {
      this.evidence = evidence;
      this.graph = evidence.graph();
      this.facts = evidence.facts();
      this.program = graph.program();
      this.lines = lines;
      this.reads = reads;
      this.places = places;
      this.relays = relays;
      this.context = context;
    }

    @Override
    public void visit(Step.Call step) {
      for (String store : receivers(step)) {
        called(step, store);
      }
      handedOver(step);
      if (step.target().owner().equals("java/lang/Class")) {
        named(step);
      }
      places.readAt(context, step).ifPresent(read -> report(step, read.subject(), read.message()));
    }

    /** Stores that a call can be made on: by the type it names, or by an object that gets there. */
    private Set<String> receivers(Step.Call step) {
      Set<String> stores = new TreeSet<>();
      if (facts.isRecordingStore(step.target().owner())) {
        stores.add(step.target().owner());
      }
      if (step.kind() == Invocation.VIRTUAL || step.kind() == Invocation.INTERFACE) {
        for (HeapObject object : graph.objects(context, step.arguments()[0])) {
          boolean real =
              object.kind() == HeapObject.Kind.EXACT || object.kind() == HeapObject.Kind.LIBRARY;
          if (real && facts.isRecordingStore(object.type())) {
            stores.add(object.type());
          }
        }
      }
      return stores;
    }

    private void called(Step.Call step, String store) {
      Member target = step.target();
      MethodModel method = program.dispatch(store, target.name(), target.descriptor());
      MethodModel meant =
          method == null ? program.resolve(store, target.name(), target.descriptor()) : method;
      if (meant != null && reads.isRead(store, meant)) {
        report(
            step,
            subject(store, target.name()),
            "reads " + shown(store, target.name()) + "(), a recording");
      }
    }

    /** A library runs a read of a store that it was given. */
    private void handedOver(Step.Call step) {
      for (MethodModel method : relays.runBy(new Site(context, step))) {
        String store = method.owner().name();
        if (facts.isRecordingStore(store) && reads.isRead(store, method) && passes(step, store)) {
          String message =
              "hands "
                  + TypeNames.binary(store)
                  + " to code that reads it by "
                  + method.name()
                  + "()";
          report(step, subject(store, method.name()), message);
        }
      }
    }

    /** Whether one of a call's arguments, or something in it, can be a store. */
    private boolean passes(Step.Call step, String store) {
      for (int argument : step.arguments()) {
        for (HeapObject object : graph.objects(context, argument)) {
          if (object.type().equals(store) || holds(object, store)) {
            return true;
          }
        }
      }
      return false;
    }

    private boolean holds(HeapObject object, String store) {
      return object.kind() == HeapObject.Kind.ARRAY
          && graph.contents(object).stream().anyMatch(element -> element.type().equals(store));
    }

    /** Reflection names a read. */
    private void named(Step.Call step) {
      for (HeapObject object : graph.objects(context, step.result())) {
        if (object.detail() instanceof ReflectedMember member
            && facts.isRecordingStore(member.type())) {
          named(step, member);
        }
      }
    }

    private void named(Step.Call step, ReflectedMember member) {
      for (ClassModel model : program.lineage(member.type())) {
        for (MethodModel method : model.methods()) {
          if (method.name().equals(member.name()) && reads.isRead(member.type(), method)) {
            String message =
                "names the read " + shown(member.type(), member.name()) + "() by reflection";
            report(step, subject(member.type(), member.name()), message);
          }
        }
      }
    }

    @Override
    public void visit(Step.Function step) {
      Member target = step.implementation();
      if (!facts.isRecordingStore(target.owner()) || step.constructs()) {
        return;
      }
      MethodModel method = program.resolve(target.owner(), target.name(), target.descriptor());
      if (method != null && !method.isSynthetic() && reads.isRead(target.owner(), method)) {
        String message = "references the read " + shown(target.owner(), target.name()) + "()";
        report(step, subject(target.owner(), target.name()), message);
      }
    }

    @Override
    public void visit(Step.Load step) {
      if (step.isStatic() || !facts.isRecordingStore(step.field().owner())) {
        return;
      }
      FieldModel field = program.resolveField(step.field().owner(), step.field().name());
      if (field != null && !field.isPrivate() && !field.isSynthetic()) {
        String message =
            "reads the field "
                + shown(step.field().owner(), field.name())
                + " of a recording store";
        report(step, subject(step.field().owner(), field.name()), message);
      }
    }

    private void report(Step step, String subject, String message) {
      lines.add(
          new Lines.Suspicion(
              context,
              evidence.places().of(context.method(), step.line()),
              step.line(),
              Severity.ERROR,
              subject,
              message,
              List.of()));
    }

    private static String subject(String store, String member) {
      return TypeNames.binary(store) + "#" + member;
    }

    private static String shown(String store, String member) {
      String binary = TypeNames.binary(store);
      return binary.substring(binary.lastIndexOf('.') + 1) + "." + member;
    }
  }
}
