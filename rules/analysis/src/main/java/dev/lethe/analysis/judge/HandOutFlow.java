package dev.lethe.analysis.judge;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.facts.Facts;
import dev.lethe.analysis.flow.Flow;
import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.flow.StepVisitor;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.apis.Effect;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * One body, one question: which values are recorded data, which lead to a parameter, and whether
 * the first get to the second.
 */
final class HandOutFlow implements StepVisitor {

  private static final Set<String> COMPARING =
      Set.of("equals", "hashCode", "compareTo", "toString", "equalsIgnoreCase");

  private final CallGraph graph;
  private final Facts facts;
  private final HandOut questions;
  private final Flow flow;
  private final BitSet recorded = new BitSet();
  private final BitSet outlets = new BitSet();
  private final Map<Integer, Step.Function> functions = new HashMap<>();
  private boolean handsOut;

  HandOutFlow(CallGraph graph, Facts facts, HandOut questions, HandOut.Question question) {
    this.graph = graph;
    this.facts = facts;
    this.questions = questions;
    this.flow = graph.flow(question.method());
    int[] parameters = flow.parameters();
    for (int i = 0; i < parameters.length; i++) {
      recorded.set(parameters[i], (question.recorded() & HandOut.bit(i)) != 0);
      outlets.set(parameters[i], (question.outlets() & HandOut.bit(i)) != 0);
    }
  }

  boolean handsOut() {
    int before = -1;
    while (!handsOut && before != recorded.cardinality() + outlets.cardinality()) {
      before = recorded.cardinality() + outlets.cardinality();
      flow.steps().forEach(step -> step.accept(this));
    }
    return handsOut;
  }

  private void copy(int from, int to) {
    markRecorded(to, recorded.get(from));
    if (to != 0 && outlets.get(from)) {
      outlets.set(to);
    }
    if (functions.containsKey(from)) {
      functions.put(to, functions.get(from));
    }
  }

  private void markRecorded(int value, boolean is) {
    if (is && value != 0) {
      recorded.set(value);
    }
  }

  private boolean anyRecorded(int[] values) {
    for (int value : values) {
      if (recorded.get(value)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void visit(Step.Move step) {
    copy(step.from(), step.to());
  }

  @Override
  public void visit(Step.Cast step) {
    copy(step.from(), step.to());
  }

  @Override
  public void visit(Step.Derive step) {
    markRecorded(step.value(), anyRecorded(step.from()));
  }

  @Override
  public void visit(Step.Concatenation step) {
    markRecorded(step.value(), anyRecorded(step.arguments()));
  }

  @Override
  public void visit(Step.Load step) {
    boolean own = facts.isRecordingStore(step.field().owner());
    markRecorded(step.value(), own || recorded.get(step.base()));
  }

  @Override
  public void visit(Step.ArrayLoad step) {
    copy(step.array(), step.value());
  }

  @Override
  public void visit(Step.ArrayStore step) {
    handsOut |= outlets.get(step.array()) && recorded.get(step.value());
  }

  @Override
  public void visit(Step.Function step) {
    functions.put(step.value(), step);
  }

  @Override
  public void visit(Step.Call step) {
    int[] arguments = step.arguments();
    boolean instance = step.kind() != Invocation.STATIC;
    if (instance && outlets.get(arguments[0])) {
      onParameter(step);
    }
    List<Effect> effects = graph.effects(step.target());
    MethodModel method =
        graph
            .program()
            .resolve(step.target().owner(), step.target().name(), step.target().descriptor());
    if (method != null && method.owner().isApplication() && !method.isAbstract()) {
      handsOut |=
          questions.ask(
              new HandOut.Question(method, bits(arguments, recorded), bits(arguments, outlets)));
    } else if (effects != null) {
      effects.forEach(effect -> apply(effect, step));
    } else {
      handsOut |= anyRecorded(arguments) && passesFunctionalOutlet(step);
    }
    boolean readsFile =
        effects != null
            && effects.stream()
                .anyMatch(
                    effect ->
                        effect instanceof Effect.StoreRead || effect instanceof Effect.StoreOpen);
    markRecorded(step.result(), readsFile || anyRecorded(arguments));
  }

  private void onParameter(Step.Call step) {
    int[] passed = new int[step.arguments().length - 1];
    System.arraycopy(step.arguments(), 1, passed, 0, passed.length);
    boolean compares = COMPARING.contains(step.target().name());
    handsOut |= anyRecorded(passed) && !compares;
    if (step.result() != 0 && !graph.isValue(Descriptors.result(step.target().descriptor()))) {
      outlets.set(step.result());
    }
  }

  private static long bits(int[] values, BitSet set) {
    long bits = 0;
    for (int i = 0; i < values.length; i++) {
      bits |= set.get(values[i]) ? HandOut.bit(i) : 0;
    }
    return bits;
  }

  private boolean passesFunctionalOutlet(Step.Call step) {
    List<String> types = Descriptors.parameters(step.target().descriptor());
    int shift = step.arguments().length - types.size();
    for (int i = 0; i < types.size(); i++) {
      boolean functional =
          Descriptors.isReference(types.get(i))
              && types.get(i).charAt(0) != '['
              && graph.isFunctional(types.get(i));
      if (functional && outlets.get(step.arguments()[i + shift])) {
        return true;
      }
    }
    return false;
  }

  // ---- known library methods

  private void apply(Effect effect, Step.Call step) {
    if (effect instanceof Effect.Run run) {
      call(run.call(), step);
    } else if (effect instanceof Effect.Flow flows
        && flows.from() instanceof Effect.CallBack call) {
      call(call, step);
    } else if (effect instanceof Effect.Flow flows
        && flows.from() instanceof Effect.Location from) {
      boolean into = flows.to().depth() == 1 && outlets.get(value(flows.to(), step));
      handsOut |= into && recorded.get(value(from, step));
    }
  }

  private void call(Effect.CallBack call, Step.Call step) {
    if (COMPARING.contains(call.method())) {
      return;
    }
    boolean gets =
        call.arguments().stream().anyMatch(argument -> recorded.get(value(argument, step)));
    int target = value(call.on(), step);
    handsOut |= gets && outlets.get(target);
    Step.Function function = functions.get(target);
    if (function != null) {
      handsOut |= inLambda(function, gets);
    }
  }

  private boolean inLambda(Step.Function function, boolean getsRecorded) {
    Member body = function.implementation();
    MethodModel method = graph.program().resolve(body.owner(), body.name(), body.descriptor());
    int captured = function.captured().length;
    long known = bits(function.captured(), recorded);
    long out = bits(function.captured(), outlets);
    if (method == null || !method.owner().isApplication() || method.isAbstract()) {
      return getsRecorded && out != 0;
    }
    long rest = getsRecorded ? -1L << captured : 0;
    return questions.ask(new HandOut.Question(method, known | rest, out));
  }

  private int value(Effect.Location location, Step.Call step) {
    if (location.slot() == Effect.Location.RESULT) {
      return step.result();
    }
    int index = step.kind() == Invocation.STATIC ? location.slot() - 1 : location.slot();
    return index >= 0 && index < step.arguments().length ? step.arguments()[index] : 0;
  }
}
