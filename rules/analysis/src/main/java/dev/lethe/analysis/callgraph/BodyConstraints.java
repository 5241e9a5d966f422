package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.flow.StepVisitor;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.finding.StepKind;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Turns the steps of one body into constraints between its nodes and the rest. */
final class BodyConstraints implements StepVisitor {

  private final Solver solver;
  private final Constraints constraints;
  private final Context context;
  private final Map<Integer, String> casts = new HashMap<>();
  private final Texts texts;

  BodyConstraints(Solver solver, Context context) {
    this.solver = solver;
    this.constraints = solver.constraints;
    this.context = context;
    this.texts = new Texts(solver);
    for (Step step : context.flow().steps()) {
      if (step instanceof Step.Cast cast && context.flow().mentions()[cast.from()] == 2) {
        casts.put(cast.from(), cast.type());
      }
    }
  }

  private Site site(Step step) {
    return new Site(context, step);
  }

  private int node(int value) {
    return context.node(value);
  }

  @Override
  public void visit(Step.New step) {
    boolean array = step.type().charAt(0) == '[';
    HeapObject.Kind kind = array ? HeapObject.Kind.ARRAY : HeapObject.Kind.EXACT;
    if (!array) {
      requireClass(step.type(), step);
      solver.initialize(step.type(), site(step));
    }
    HeapObject made = solver.object(kind, step.type(), site(step), "");
    constraints.add(node(step.value()), made);
    if (step.type().startsWith("java/lang/StringBu")) {
      texts.create(step.value());
    } else {
      finalizer(step, made);
    }
  }

  /** The virtual machine may run it. */
  private void finalizer(Step.New step, HeapObject made) {
    boolean isApplication = solver.program.isApplication(step.type());
    MethodModel method =
        isApplication ? solver.program.dispatch(step.type(), "finalize", "()V") : null;
    if (method != null && method.owner().isApplication()) {
      solver.link(site(step), method, new int[1], 0, StepKind.CALLBACK, made);
    }
  }

  @Override
  public void visit(Step.Text step) {
    constraints.add(
        node(step.value()),
        solver.object(HeapObject.Kind.TEXT, "java/lang/String", null, step.text()));
  }

  @Override
  public void visit(Step.ClassConstant step) {
    constraints.add(
        node(step.value()),
        solver.object(HeapObject.Kind.CLASS, "java/lang/Class", null, step.type()));
  }

  @Override
  public void visit(Step.Move step) {
    constraints.flow(node(step.from()), node(step.to()));
    texts.move(step.from(), step.to());
  }

  @Override
  public void visit(Step.Cast step) {
    solver.flowIf(node(step.from()), node(step.to()), step.type());
    if (solver.program.isApplication(step.type())) {
      constraints.listen(
          node(step.from()),
          object -> {
            if (object.isUnread()) {
              solver.created.unknown(step.type(), node(step.to()), site(step));
            }
          });
    }
  }

  @Override
  public void visit(Step.Load step) {
    String type = Descriptors.type(step.field().descriptor());
    FieldModel field = field(step.field(), step);
    if (step.isStatic()) {
      loadStatic(step, field, type);
    } else if (Descriptors.isReference(type)) {
      constraints.listen(node(step.base()), object -> loadFrom(object, step, field, type));
    }
  }

  private @Nullable FieldModel field(Member reference, Step step) {
    requireClass(reference.owner(), step);
    return solver.program.resolveField(reference.owner(), reference.name());
  }

  private void requireClass(String type, Step step) {
    if (type.charAt(0) != '[' && solver.program.find(type) == null) {
      solver.blindness.missingClass(type, site(step));
    }
  }

  private void loadStatic(Step.Load step, @Nullable FieldModel field, String type) {
    ClassModel owner = field == null ? null : field.owner();
    if (owner != null && owner.isApplication()) {
      solver.initialize(owner.name(), site(step));
    }
    if (!Descriptors.isReference(type)) {
      return;
    }
    constraints.flow(solver.staticNode(step.field(), field), node(step.value()));
    if (field == null || owner == null || !owner.isApplication()) {
      if (!solver.models.isValue(type)) {
        HeapObject kept = solver.unread(type, null, step.field());
        constraints.add(node(step.value()), kept);
      }
    } else {
      constant(step, field);
      solver.outside.stores(field);
    }
  }

  private void constant(Step.Load step, FieldModel field) {
    if (field.constant() instanceof String text) {
      constraints.add(
          node(step.value()), solver.object(HeapObject.Kind.TEXT, "java/lang/String", null, text));
    }
  }

  private void loadFrom(
      HeapObject object, Step.Load step, @Nullable FieldModel field, String type) {
    if (field == null
        || !field.owner().isApplication()
        || object.kind() == HeapObject.Kind.LIBRARY) {
      solver.created.unknown(type, node(step.value()), site(step));
      return;
    }
    constraints.flow(solver.fieldNode(object, field), node(step.value()));
    if (object.isOutside() && !solver.outside.stores(field)) {
      solver.created.injected(field, solver.fieldNode(object, field), site(step));
    }
  }

  @Override
  public void visit(Step.Store step) {
    FieldModel field = field(step.field(), step);
    boolean reference = Descriptors.isReference(Descriptors.type(step.field().descriptor()));
    if (step.isStatic()) {
      if (field != null && field.owner().isApplication()) {
        solver.initialize(field.owner().name(), site(step));
      }
      if (reference) {
        constraints.flow(node(step.value()), solver.staticNode(step.field(), field));
      }
    } else if (reference) {
      int source = solver.ownFields.source(context, step);
      constraints.listen(node(step.base()), object -> storeInto(object, source, field));
    }
  }

  private void storeInto(HeapObject object, int source, @Nullable FieldModel field) {
    if (field != null && field.owner().isApplication()) {
      constraints.flow(source, solver.fieldNode(object, field));
    } else {
      solver.library.put(source, object);
    }
  }

  @Override
  public void visit(Step.ArrayLoad step) {
    constraints.listen(
        node(step.array()), array -> constraints.flow(solver.elements(array), node(step.value())));
  }

  @Override
  public void visit(Step.ArrayStore step) {
    if (step.value() != 0) {
      constraints.listen(
          node(step.array()), array -> solver.library.put(node(step.value()), array));
    }
  }

  @Override
  public void visit(Step.Call step) {
    int[] arguments = nodes(step.arguments());
    requireClass(step.target().owner(), step);
    int result =
        Descriptors.isReference(Descriptors.result(step.target().descriptor()))
            ? node(step.result())
            : 0;
    texts.call(step, arguments, result);
    String type = casts.getOrDefault(step.result(), Descriptors.result(step.target().descriptor()));
    solver.calls.call(
        new Calls.Request(site(step), step.kind(), step.target(), arguments, result, type, false));
  }

  private int[] nodes(int[] values) {
    int[] nodes = new int[values.length];
    for (int i = 0; i < values.length; i++) {
      nodes[i] = node(values[i]);
    }
    return nodes;
  }

  @Override
  public void visit(Step.Function step) {
    constraints.add(
        node(step.value()), solver.object(HeapObject.Kind.FUNCTION, step.type(), site(step), ""));
  }

  @Override
  public void visit(Step.Concatenation step) {
    constraints.add(
        node(step.value()),
        solver.object(HeapObject.Kind.TEXT, "java/lang/String", site(step), ""));
    texts.join(node(step.value()), step.recipe(), nodes(step.arguments()));
    for (int argument : step.arguments()) {
      solver.library.callMethods(site(step), node(argument), "toString", new int[0], 0);
    }
  }

  @Override
  public void visit(Step.Dynamic step) {
    solver.blindness.note(
        "unknown bootstrap method "
            + step.bootstrap().owner().replace('/', '.')
            + "."
            + step.bootstrap().name(),
        site(step),
        "what it links to, and what that runs, is not seen");
    for (int argument : step.arguments()) {
      solver.library.escape(site(step), node(argument));
    }
    String type = Descriptors.type(step.descriptor().substring(step.descriptor().indexOf(')') + 1));
    solver.created.unknown(type, node(step.value()), site(step));
  }

  @Override
  public void visit(Step.Return step) {
    if (Descriptors.isReference(context.method().returnType())) {
      constraints.flow(node(step.value()), context.result());
    }
  }

  @Override
  public void visit(Step.Throw step) {
    constraints.flow(node(step.value()), solver.thrown(context.world()));
  }

  @Override
  public void visit(Step.Catch step) {
    solver.flowIf(solver.thrown(context.world()), node(step.value()), step.type());
  }
}
