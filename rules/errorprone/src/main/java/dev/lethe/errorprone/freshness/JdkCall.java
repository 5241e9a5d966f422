package dev.lethe.errorprone.freshness;

import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import java.util.List;
import java.util.Set;
import org.checkerframework.errorprone.dataflow.cfg.node.FunctionalInterfaceNode;
import org.checkerframework.errorprone.dataflow.cfg.node.Node;

/** What names tell of methods of the JDK. */
final class JdkCall {

  private static final Set<String> ADDING =
      Set.of("add", "addAll", "addFirst", "addLast", "offer", "push", "put", "putIfAbsent", "set");

  private JdkCall() {}

  static boolean is(MethodSymbol method) {
    return ASTHelpers.enclosingClass(method).flatName().toString().startsWith("java.");
  }

  /** Whether a method puts its arguments into its receiver. */
  static boolean adds(MethodSymbol method) {
    return is(method) && ADDING.contains(method.getSimpleName().toString());
  }

  /** Whether a call is given code that may make its result. */
  static boolean runsCode(List<Node> arguments) {
    return arguments.stream().anyMatch(FunctionalInterfaceNode.class::isInstance);
  }
}
