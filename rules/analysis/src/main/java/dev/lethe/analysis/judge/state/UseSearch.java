package dev.lethe.analysis.judge.state;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.flow.StepVisitor;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.apis.Effect;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds in one body what reads and what writes slots. */
final class UseSearch implements StepVisitor {

  private final CallGraph graph;
  private final Outliving outliving;
  private final Origins origins;
  private final Building building;
  private final Slots slots;
  private final Context context;
  private final Uses uses;
  private final boolean startUp;

  UseSearch(
      CallGraph graph,
      Outliving outliving,
      Origins origins,
      Building building,
      Slots slots,
      Context context) {
    this.graph = graph;
    this.outliving = outliving;
    this.origins = origins;
    this.building = building;
    this.slots = slots;
    this.context = context;
    this.uses = new Uses(context.flow());
    this.startUp = building.isStartUp(context);
  }

  private void add(FieldModel field, Slots.Kind kind, Step step) {
    boolean write = kind == Slots.Kind.ASSIGNED || kind == Slots.Kind.CHANGED;
    if (!(write && startUp)) {
      slots.add(field, kind, new Use(context, step.line()));
    }
  }

  // ---- fields

  private @Nullable FieldModel slot(Member reference) {
    FieldModel field = graph.program().resolveField(reference.owner(), reference.name());
    return field == null || !field.owner().isApplication() || field.isSynthetic() ? null : field;
  }

  private boolean holdsSlot(Step step, int base, boolean isStatic) {
    return isStatic
        || (graph.objects(context, base).stream().anyMatch(outliving::contains)
            && origins.mayOutlive(context, base));
  }

  @Override
  public void visit(Step.Store step) {
    FieldModel field = slot(step.field());
    boolean builds = !step.isStatic() && building.isBuilding(context, step.base());
    if (field != null && !builds && holdsSlot(step, step.base(), step.isStatic())) {
      add(field, Slots.Kind.ASSIGNED, step);
    }
  }

  @Override
  public void visit(Step.Load step) {
    FieldModel field = slot(step.field());
    if (field != null
        && holdsSlot(step, step.base(), step.isStatic())
        && context.flow().mentions()[step.value()] > 1
        && !uses.onlyFeeds(step.value(), step.field())) {
      add(field, Slots.Kind.LOADED, step);
    }
  }

  // ---- content

  private void content(int value, Slots.Kind kind, Step step) {
    for (HeapObject object : graph.objects(context, value)) {
      Set<FieldModel> fields =
          kind == Slots.Kind.CHANGED
              ? outliving.slotsOfChange(object)
              : outliving.slotsOfContent(object);
      if (!fields.isEmpty() && origins.mayOutlive(context, value)) {
        fields.forEach(field -> add(field, kind, step));
      }
    }
  }

  private void changed(int value, Step step) {
    if (!building.isBuilding(context, value)) {
      content(value, Slots.Kind.CHANGED, step);
    }
  }

  private void lookedInto(int value, Step step) {
    content(value, Slots.Kind.LOOKED_INTO, step);
  }

  @Override
  public void visit(Step.ArrayStore step) {
    changed(step.array(), step);
  }

  @Override
  public void visit(Step.ArrayLoad step) {
    if (!feedsItself(step)) {
      lookedInto(step.array(), step);
    }
  }

  /** A number in an array that is only bumped tells nobody anything. */
  private boolean feedsItself(Step.ArrayLoad step) {
    return context.flow().mentions()[step.value()] < 2
        || uses.onlyFeedsArray(step.value(), step.array());
  }

  @Override
  public void visit(Step.Concatenation step) {
    for (int argument : step.arguments()) {
      lookedInto(argument, step);
    }
  }

  @Override
  public void visit(Step.Function step) {
    if (step.captured().length > 0 && step.kind() != Invocation.STATIC && !step.constructs()) {
      call(step, step.implementation(), step.captured(), false, true);
    }
  }

  @Override
  public void visit(Step.Call step) {
    boolean used =
        step.result() != 0
            && context.flow().mentions()[step.result()] > 1
            && !uses.isOnlyReceiver(step.result(), this::isBump);
    call(step, step.target(), step.arguments(), step.kind() == Invocation.STATIC, used);
  }

  /** Whether a call changes its receiver and tells nobody anything of it. */
  private boolean isBump(Step.Call call) {
    List<Effect> effects = graph.effects(call.target());
    boolean silent = call.result() == 0 || context.flow().mentions()[call.result()] < 2;
    return silent && effects != null && effects.contains(new Effect.Writes(Effect.Location.THIS));
  }

  private void call(Step step, Member target, int[] arguments, boolean isStatic, boolean used) {
    List<Effect> effects = graph.effects(target);
    if (effects != null) {
      effects.forEach(effect -> apply(effect, step, target, arguments, isStatic, used));
    } else if (isUnread(target)) {
      for (int i = isStatic ? 0 : 1; i < arguments.length; i++) {
        lookedInto(arguments[i], step);
      }
    }
  }

  private boolean isUnread(Member target) {
    MethodModel method =
        graph.program().resolve(target.owner(), target.name(), target.descriptor());
    return method != null && !method.owner().isApplication();
  }

  private void apply(
      Effect effect, Step step, Member target, int[] arguments, boolean isStatic, boolean used) {
    if (effect instanceof Effect.Writes writes) {
      int value = value(writes.slot(), arguments, isStatic);
      changed(value, step);
      if (used && reveals(target)) {
        lookedInto(value, step);
      }
    } else if (effect instanceof Effect.Reads reads) {
      if (used
          || Descriptors.result(target.descriptor()).equals("V")
          || target.name().equals("<init>")) {
        lookedInto(value(reads.slot(), arguments, isStatic), step);
      }
    } else if (effect instanceof Effect.Flow flow
        && flow.from() instanceof Effect.Location from
        && from.depth() == 1) {
      if (from.slot() > 0) {
        lookedInto(value(from.slot(), arguments, isStatic), step);
      }
    } else if (effect instanceof Effect.Run run && run.call().method().equals("toString")) {
      shown(run.call().on(), step, arguments, isStatic);
    }
  }

  /**
   * What a changing method returns tells of the content, unless it is the changed object itself.
   */
  private boolean reveals(Member target) {
    List<Effect> effects = graph.effects(target);
    return effects == null
        || effects.stream()
            .noneMatch(
                effect ->
                    effect.equals(
                        new Effect.Flow(new Effect.Location(0, 0), new Effect.Location(-1, 0))));
  }

  private void shown(Effect.Location on, Step step, int[] arguments, boolean isStatic) {
    int value = value(on.slot(), arguments, isStatic);
    lookedInto(value, step);
    if (on.depth() == 0) {
      return;
    }
    for (HeapObject array : graph.objects(context, value)) {
      for (HeapObject element : graph.contents(array)) {
        outliving
            .slotsOfContent(element)
            .forEach(field -> add(field, Slots.Kind.LOOKED_INTO, step));
      }
    }
  }

  private static int value(int slot, int[] arguments, boolean isStatic) {
    int index = isStatic ? slot - 1 : slot;
    return index >= 0 && index < arguments.length ? arguments[index] : 0;
  }
}
