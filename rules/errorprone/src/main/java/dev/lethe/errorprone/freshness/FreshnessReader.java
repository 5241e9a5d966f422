package dev.lethe.errorprone.freshness;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.processing.JavacProcessingEnvironment;
import com.sun.tools.javac.util.Context;
import dev.lethe.errorprone.agent.AgentCode;
import dev.lethe.errorprone.agent.CalledMethods;
import dev.lethe.errorprone.agent.Compilation;
import dev.lethe.errorprone.vocabulary.Coordinates;
import dev.lethe.errorprone.vocabulary.KnownApis;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.checkerframework.errorprone.dataflow.analysis.ForwardAnalysis;
import org.checkerframework.errorprone.dataflow.analysis.ForwardAnalysisImpl;
import org.checkerframework.errorprone.dataflow.cfg.ControlFlowGraph;
import org.checkerframework.errorprone.dataflow.cfg.UnderlyingAST;
import org.checkerframework.errorprone.dataflow.cfg.builder.CFGBuilder;
import org.checkerframework.errorprone.dataflow.cfg.node.MethodInvocationNode;
import org.checkerframework.errorprone.dataflow.cfg.node.Node;
import org.checkerframework.errorprone.dataflow.cfg.node.ReturnNode;
import org.jspecify.annotations.Nullable;

/** Reads methods and lambdas for coordinates that are not fresh when an action consumes them. */
public final class FreshnessReader {

  private static final Context.Key<FreshnessReader> KEY = new Context.Key<>();

  private final Context context;
  private final Compilation compilation;
  private final AgentCode agent;
  private final Coordinates coordinates;
  private final Effects effects;
  private final Map<MethodSymbol, Freshness> returned = new HashMap<>();

  private FreshnessReader(VisitorState state) {
    context = state.context;
    compilation = Compilation.of(state);
    agent = AgentCode.of(state);
    KnownApis known = KnownApis.of(context);
    coordinates = new Coordinates(state.getTypes(), known);
    effects = new Effects(compilation, state.getTypes(), known);
  }

  /** The reader of the compilation at hand; what it learns of a method serves all callers. */
  public static FreshnessReader of(VisitorState state) {
    FreshnessReader known = state.context.get(KEY);
    if (known != null) {
      return known;
    }
    FreshnessReader made = new FreshnessReader(state);
    state.context.put(KEY, made);
    return made;
  }

  /** What a method consumes that is not fresh; none where the device lives. */
  public List<Consumption> consumptions(TreePath path, MethodTree method) {
    MethodSymbol symbol = ASTHelpers.getSymbol(method);
    if (method.getBody() == null || effects.isDevice(symbol) || !acts(method.getBody())) {
      return List.of();
    }
    return consumptions(analysed(path, method, agent.startsAt(symbol) ? symbol.enclClass() : null));
  }

  /** What the body of a lambda consumes that is not fresh. */
  public List<Consumption> consumptions(TreePath path, LambdaExpressionTree lambda) {
    MethodTree method = ASTHelpers.findEnclosingNode(path, MethodTree.class);
    ClassTree type = ASTHelpers.findEnclosingNode(path, ClassTree.class);
    if (method == null || type == null || !acts(lambda.getBody())) {
      return List.of();
    }
    return consumptions(
        analysed(
            new TreePath(path, lambda.getBody()),
            new UnderlyingAST.CFGLambda(lambda, type, method),
            null));
  }

  private boolean acts(Tree body) {
    return CalledMethods.in(body).stream().anyMatch(effects::acts);
  }

  private Analysed analysed(TreePath path, MethodTree method, @Nullable ClassSymbol startsIn) {
    ClassTree type = (ClassTree) path.getParentPath().getLeaf();
    return analysed(
        new TreePath(path, method.getBody()), new UnderlyingAST.CFGMethod(method, type), startsIn);
  }

  private Analysed analysed(TreePath body, UnderlyingAST code, @Nullable ClassSymbol startsIn) {
    ControlFlowGraph graph =
        CFGBuilder.build(body, code, false, false, JavacProcessingEnvironment.instance(context));
    Transfer transfer =
        new Transfer(
            coordinates,
            effects,
            this::returned,
            this::initial,
            body.getCompilationUnit().getLineMap(),
            startsIn);
    ForwardAnalysis<Freshness, Known, Transfer> analysis = new ForwardAnalysisImpl<>(transfer);
    analysis.performAnalysis(graph);
    return new Analysed(graph, analysis);
  }

  /**
   * A method's graph, and what is known at each of its nodes.
   *
   * @param graph the graph
   * @param analysis done
   */
  private record Analysed(
      ControlFlowGraph graph, ForwardAnalysis<Freshness, Known, Transfer> analysis) {

    Freshness value(@Nullable Node node) {
      Freshness value = node == null ? null : analysis.getValue(node);
      return value == null ? Freshness.OTHER : value;
    }

    /** The worst of all copies of an expression, as there are in a finally block. */
    Freshness value(ExpressionTree tree) {
      Freshness worst = Freshness.OTHER;
      Set<Node> nodes = graph.getNodesCorrespondingToTree(ASTHelpers.stripParentheses(tree));
      for (Node node : nodes == null ? Set.<Node>of() : nodes) {
        worst = worst.leastUpperBound(value(node));
      }
      return worst;
    }
  }

  private List<Consumption> consumptions(Analysed analysed) {
    Map<Tree, Consumption> found = new LinkedHashMap<>();
    for (Node node : analysed.graph().getAllNodes()) {
      MethodInvocationTree call = node instanceof MethodInvocationNode it ? it.getTree() : null;
      if (call != null && effects.acts(ASTHelpers.getSymbol(call))) {
        new Consumed(call, coordinates, effects, analysed::value)
            .worst()
            .ifPresent(it -> found.put(call, it));
      }
    }
    return new ArrayList<>(found.values());
  }

  /** What is known of what a method of this compilation returns. */
  private Freshness returned(MethodSymbol method) {
    Freshness known = returned.get(method);
    if (known != null) {
      return known;
    }
    returned.put(method, Freshness.OTHER);
    MethodTree target = compilation.target(method);
    Freshness found =
        target == null || !coordinates.canCarry(method.getReturnType())
            ? Freshness.OTHER
            : read(method, target);
    returned.put(method, found);
    return found;
  }

  private Freshness read(MethodSymbol method, MethodTree tree) {
    TreePath path = JavacTrees.instance(context).getPath(method);
    Analysed analysed = analysed(path, tree, null);
    Freshness worst = Freshness.OTHER;
    for (Node node : analysed.graph().getAllNodes()) {
      if (node instanceof ReturnNode returning) {
        worst = worst.leastUpperBound(analysed.value(returning.getResult()));
      }
    }
    return new Freshness(worst.kind(), 0);
  }

  /** A constant place is as good as the numbers it is made of. */
  private Freshness initial(VarSymbol constant) {
    return JavacTrees.instance(context).getTree(constant) instanceof VariableTree field
            && field.getInitializer() instanceof NewClassTree made
            && !made.getArguments().isEmpty()
            && made.getArguments().stream().allMatch(it -> ASTHelpers.constValue(it) != null)
        ? Freshness.LITERAL
        : Freshness.FRESH;
  }
}
