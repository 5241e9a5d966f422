package dev.lethe.errorprone.freshness;

import com.sun.source.tree.LineMap;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import dev.lethe.errorprone.freshness.Freshness.Kind;
import dev.lethe.errorprone.vocabulary.Coordinates;
import java.util.List;
import java.util.function.Function;
import javax.lang.model.element.VariableElement;
import org.checkerframework.errorprone.dataflow.analysis.ForwardTransferFunction;
import org.checkerframework.errorprone.dataflow.analysis.RegularTransferResult;
import org.checkerframework.errorprone.dataflow.analysis.TransferInput;
import org.checkerframework.errorprone.dataflow.analysis.TransferResult;
import org.checkerframework.errorprone.dataflow.cfg.UnderlyingAST;
import org.checkerframework.errorprone.dataflow.cfg.node.AbstractNodeVisitor;
import org.checkerframework.errorprone.dataflow.cfg.node.ArrayAccessNode;
import org.checkerframework.errorprone.dataflow.cfg.node.AssignmentNode;
import org.checkerframework.errorprone.dataflow.cfg.node.FieldAccessNode;
import org.checkerframework.errorprone.dataflow.cfg.node.InstanceOfNode;
import org.checkerframework.errorprone.dataflow.cfg.node.LocalVariableNode;
import org.checkerframework.errorprone.dataflow.cfg.node.MethodInvocationNode;
import org.checkerframework.errorprone.dataflow.cfg.node.Node;
import org.checkerframework.errorprone.dataflow.cfg.node.ObjectCreationNode;
import org.checkerframework.errorprone.dataflow.cfg.node.SwitchExpressionNode;
import org.checkerframework.errorprone.dataflow.cfg.node.TernaryExpressionNode;
import org.checkerframework.errorprone.dataflow.cfg.node.ValueLiteralNode;
import org.jspecify.annotations.Nullable;

/** What each step of a method does to what is known. */
final class Transfer
    extends AbstractNodeVisitor<TransferResult<Freshness, Known>, TransferInput<Freshness, Known>>
    implements ForwardTransferFunction<Freshness, Known> {

  private final Coordinates coordinates;
  private final Effects effects;
  private final Function<MethodSymbol, Freshness> returned;
  private final Function<VarSymbol, Freshness> initial;
  private final LineMap lines;
  private final @Nullable ClassSymbol startsIn;

  /**
   * @param returned what a method of this compilation returns
   * @param initial what a constant field holds
   * @param lines of the file in which the method stands
   * @param startsIn the class of the method, if sessions start at it
   */
  Transfer(
      Coordinates coordinates,
      Effects effects,
      Function<MethodSymbol, Freshness> returned,
      Function<VarSymbol, Freshness> initial,
      LineMap lines,
      @Nullable ClassSymbol startsIn) {
    this.coordinates = coordinates;
    this.effects = effects;
    this.returned = returned;
    this.initial = initial;
    this.lines = lines;
    this.startsIn = startsIn;
  }

  @Override
  public Known initialStore(UnderlyingAST code, @Nullable List<LocalVariableNode> parameters) {
    Known known = Known.NOTHING;
    if (startsIn == null || parameters == null) {
      return known;
    }
    for (LocalVariableNode parameter : parameters) {
      VarSymbol symbol = (VarSymbol) parameter.getElement();
      if (coordinates.is(symbol) || coordinates.isNumber(symbol.type)) {
        known = known.with(symbol, new Freshness(Kind.GIVEN, 0));
      }
    }
    return withKeptFields(known, startsIn);
  }

  private Known withKeptFields(Known parameters, ClassSymbol type) {
    Known known = parameters;
    for (var member : type.members().getSymbols(it -> it instanceof VarSymbol)) {
      VarSymbol field = (VarSymbol) member;
      if (coordinates.is(field) && !field.isFinal()) {
        known = known.with(field, new Freshness(Kind.KEPT, 0));
      }
    }
    return known;
  }

  @Override
  public TransferResult<Freshness, Known> visitNode(
      Node node, TransferInput<Freshness, Known> input) {
    return result(carried(node, derived(node, input)), input.getRegularStore());
  }

  private Freshness derived(Node node, TransferInput<Freshness, Known> input) {
    if (node instanceof ValueLiteralNode) {
      return coordinates.isNumber(type(node)) ? Freshness.LITERAL : Freshness.OTHER;
    }
    return made(node.getOperands(), input);
  }

  /** What is known of a value made of several. */
  private static Freshness made(
      Iterable<? extends Node> parts, TransferInput<Freshness, Known> input) {
    Freshness made = null;
    for (Node part : parts) {
      made = made == null ? value(part, input) : made.with(value(part, input));
    }
    return made == null ? Freshness.OTHER : made;
  }

  @Override
  public TransferResult<Freshness, Known> visitLocalVariable(
      LocalVariableNode node, TransferInput<Freshness, Known> input) {
    return variable((VarSymbol) node.getElement(), input.getRegularStore());
  }

  @Override
  public TransferResult<Freshness, Known> visitFieldAccess(
      FieldAccessNode node, TransferInput<Freshness, Known> input) {
    if (isOwn(node)) {
      return variable((VarSymbol) node.getElement(), input.getRegularStore());
    }
    Freshness value = member((VarSymbol) node.getElement(), value(node.getReceiver(), input));
    return result(carried(node, value), input.getRegularStore());
  }

  private static boolean isOwn(FieldAccessNode node) {
    Tree receiver = node.getReceiver().getTree();
    return node.isStatic() || receiver == null || receiver.toString().equals("this");
  }

  /** Whoever reads a variable first makes it known, so that it gets old with the others. */
  private TransferResult<Freshness, Known> variable(VarSymbol variable, Known known) {
    Freshness value = known.values().get(variable);
    if (value != null) {
      return result(value, known);
    }
    Freshness first = first(variable);
    return result(first, first.kind() == Kind.FRESH ? known.with(variable, first) : known);
  }

  private Freshness first(VarSymbol variable) {
    if (variable.getConstValue() != null) {
      return coordinates.isNumber(variable.type) ? Freshness.LITERAL : Freshness.OTHER;
    }
    if (!coordinates.is(variable)) {
      return Freshness.OTHER;
    }
    return variable.isStatic() && variable.isFinal() ? initial.apply(variable) : Freshness.FRESH;
  }

  @Override
  public TransferResult<Freshness, Known> visitAssignment(
      AssignmentNode node, TransferInput<Freshness, Known> input) {
    Freshness value = value(node.getExpression(), input);
    return result(value, assigned(node.getTarget(), value, input));
  }

  private static Known assigned(
      Node target, Freshness value, TransferInput<Freshness, Known> input) {
    Known known = input.getRegularStore();
    if (target instanceof LocalVariableNode local) {
      return known.with(local.getElement(), value);
    }
    if (target instanceof FieldAccessNode field) {
      return isOwn(field)
          ? known.with(field.getElement(), value)
          : put(field.getReceiver(), value, known);
    }
    return target instanceof ArrayAccessNode slot ? put(slot.getArray(), value, known) : known;
  }

  /**
   * Puts a value into what a local variable holds. One that is fresh gives the benefit of doubt.
   */
  private static Known put(Node holder, Freshness value, Known known) {
    if (!(holder instanceof LocalVariableNode local) || value.kind() == Kind.OTHER) {
      return known;
    }
    Freshness before = known.values().getOrDefault(local.getElement(), Freshness.OTHER);
    return known.with(
        local.getElement(), value.kind() == Kind.FRESH ? value : before.leastUpperBound(value));
  }

  @Override
  public TransferResult<Freshness, Known> visitTernaryExpression(
      TernaryExpressionNode node, TransferInput<Freshness, Known> input) {
    Freshness value =
        value(node.getThenOperand(), input).leastUpperBound(value(node.getElseOperand(), input));
    return result(value, input.getRegularStore());
  }

  @Override
  public TransferResult<Freshness, Known> visitSwitchExpressionNode(
      SwitchExpressionNode node, TransferInput<Freshness, Known> input) {
    VariableElement arms = node.getSwitchExpressionVar().getElement();
    Known known = input.getRegularStore();
    return result(known.values().getOrDefault(arms, Freshness.OTHER), known);
  }

  /** The library makes no assignment of a pattern's variable. */
  @Override
  public TransferResult<Freshness, Known> visitInstanceOf(
      InstanceOfNode node, TransferInput<Freshness, Known> input) {
    Known known = input.getRegularStore();
    Freshness value = value(node.getOperand(), input);
    for (LocalVariableNode bound : node.getBindingVariables()) {
      known = known.with(bound.getElement(), typed(value, (VarSymbol) bound.getElement()));
    }
    return result(Freshness.OTHER, known);
  }

  private Freshness typed(Freshness value, VarSymbol variable) {
    return value.kind() == Kind.OTHER && coordinates.is(variable) ? Freshness.FRESH : value;
  }

  @Override
  public TransferResult<Freshness, Known> visitObjectCreation(
      ObjectCreationNode node, TransferInput<Freshness, Known> input) {
    Freshness value = made(node.getArguments(), input);
    Known known = input.getRegularStore();
    MethodSymbol constructor = (MethodSymbol) TreeInfo.symbol((JCTree) node.getTree());
    return constructor != null && effects.changes(constructor)
        ? changed(value, known.after(line(node)))
        : result(value, known);
  }

  @Override
  public TransferResult<Freshness, Known> visitMethodInvocation(
      MethodInvocationNode node, TransferInput<Freshness, Known> input) {
    MethodSymbol method = (MethodSymbol) node.getTarget().getMethod();
    Freshness value = carried(node, returned(node, method, input));
    Known known = held(node, method, input);
    if (effects.ages(method)) {
      return changed(value, known.after(line(node)));
    }
    Known after = mayAssign(node, method) ? known.withoutFields() : known;
    return effects.changes(method) ? changed(value, after.after(line(node))) : result(value, after);
  }

  /** Whether a call may give fields of the object other values. */
  private boolean mayAssign(MethodInvocationNode node, MethodSymbol method) {
    return effects.areOfCompilation(method) || JdkCall.runsCode(node.getArguments());
  }

  private Freshness returned(
      MethodInvocationNode node, MethodSymbol method, TransferInput<Freshness, Known> input) {
    if (effects.resolves(method)) {
      return Freshness.FRESH;
    }
    if (effects.observes(method)) {
      return observed(node, method);
    }
    return JdkCall.is(method) ? ofLibrary(node, method, input) : ofOthers(node, method, input);
  }

  private Freshness observed(MethodInvocationNode node, MethodSymbol method) {
    if (coordinates.is(method)) {
      return new Freshness(Kind.OBSERVED, line(node));
    }
    return coordinates.isNumber(method.getReturnType())
        ? Freshness.OTHER
        : new Freshness(Kind.OBSERVATION, line(node));
  }

  /** The JDK's collections, optionals and numbers give back what they were given. */
  private Freshness ofLibrary(
      MethodInvocationNode node, MethodSymbol method, TransferInput<Freshness, Known> input) {
    if (JdkCall.runsCode(node.getArguments())) {
      return declared(node, method);
    }
    Freshness made =
        method.isStatic()
            ? made(node.getArguments(), input)
            : value(node.getTarget().getReceiver(), input);
    return made.kind() == Kind.OTHER ? declared(node, method) : part(made, node, method);
  }

  private Freshness ofOthers(
      MethodInvocationNode node, MethodSymbol method, TransferInput<Freshness, Known> input) {
    if (method.isStatic()) {
      return returned.apply(method).with(declared(node, method));
    }
    Freshness receiver = value(node.getTarget().getReceiver(), input);
    Freshness own = returned.apply(method);
    if (own.kind() != Kind.OTHER || receiver.kind() == Kind.OTHER) {
      return own.leastUpperBound(declared(node, method));
    }
    return part(receiver, node, method);
  }

  /** What is known of something that a known object returns. */
  private Freshness part(Freshness whole, MethodInvocationNode node, MethodSymbol method) {
    if (whole.kind() != Kind.OBSERVATION) {
      return whole;
    }
    if (coordinates.is(method) || coordinates.areIn(type(node))) {
      return new Freshness(Kind.OBSERVED, whole.line());
    }
    return coordinates.isNumber(type(node)) ? Freshness.OTHER : whole;
  }

  private Freshness member(VarSymbol field, Freshness whole) {
    if (whole.kind() == Kind.OTHER) {
      return coordinates.is(field) ? Freshness.FRESH : Freshness.OTHER;
    }
    if (whole.kind() != Kind.OBSERVATION) {
      return whole;
    }
    return coordinates.is(field) ? new Freshness(Kind.OBSERVED, whole.line()) : whole;
  }

  private Freshness declared(MethodInvocationNode node, MethodSymbol method) {
    return coordinates.is(method) || coordinates.areIn(type(node))
        ? Freshness.FRESH
        : Freshness.OTHER;
  }

  /** What is known once a collection in a local variable has got what it was given. */
  private Known held(
      MethodInvocationNode node, MethodSymbol method, TransferInput<Freshness, Known> input) {
    Known known = input.getRegularStore();
    if (!JdkCall.adds(method)) {
      return known;
    }
    for (Node argument : node.getArguments()) {
      Freshness value = value(argument, input);
      if (value.kind() != Kind.LITERAL && value.kind() != Kind.GIVEN) {
        known = put(node.getTarget().getReceiver(), value, known);
      }
    }
    return known;
  }

  private Freshness carried(Node node, Freshness value) {
    return coordinates.canCarry(type(node)) ? value : Freshness.OTHER;
  }

  private static Type type(Node node) {
    return (Type) node.getType();
  }

  private long line(Node node) {
    Tree tree = node.getTree();
    return tree == null ? 0 : lines.getLineNumber(((JCTree) tree).pos);
  }

  private static Freshness value(Node node, TransferInput<Freshness, Known> input) {
    Freshness value = node.isLValue() ? null : input.getValueOfSubNode(node);
    return value == null ? Freshness.OTHER : value;
  }

  private static TransferResult<Freshness, Known> result(Freshness value, Known known) {
    return new RegularTransferResult<>(value, known);
  }

  private static TransferResult<Freshness, Known> changed(Freshness value, Known known) {
    return new RegularTransferResult<>(value, known, new AnyException(known));
  }
}
