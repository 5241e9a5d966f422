package dev.lethe.checker.source;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.Name;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithName;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives every type of a file the name that the compiler gives its class: members with a dollar
 * sign, local and anonymous types numbered in the order of the text within the class that encloses
 * them.
 */
final class BinaryNames {

  private final Map<String, TypeDeclared> types = new LinkedHashMap<>();

  BinaryNames(CompilationUnit unit) {
    String folder =
        unit.getPackageDeclaration().map(NodeWithName::getName).map(Name::asString).orElse("");
    String prefix = folder.isEmpty() ? "" : folder + ".";
    for (TypeDeclaration<?> type : unit.getTypes()) {
      enter(prefix + type.getNameAsString(), new TypeDeclared.Named(type), type);
    }
  }

  /** The types by binary name. */
  Map<String, TypeDeclared> types() {
    return types;
  }

  private void enter(String name, TypeDeclared type, Node body) {
    types.putIfAbsent(name, type);
    visitChildren(name, body);
  }

  private void visit(String enclosing, Node node) {
    if (node instanceof TypeDeclaration<?> type) {
      enter(nested(enclosing, type), new TypeDeclared.Named(type), type);
    } else if (node instanceof ObjectCreationExpr creation) {
      visitCreation(enclosing, creation);
    } else if (node instanceof EnumConstantDeclaration constant) {
      visitConstant(enclosing, constant);
    } else if (node instanceof BinaryExpr operation) {
      operands(operation).forEach(operand -> visit(enclosing, operand));
    } else {
      visitChildren(enclosing, node);
    }
  }

  /** The operands of a chain of operations, without recursion: some files have thousands. */
  private static Deque<Expression> operands(BinaryExpr chain) {
    Deque<Expression> operands = new ArrayDeque<>();
    Expression rest = chain;
    while (rest instanceof BinaryExpr operation) {
      operands.addFirst(operation.getRight());
      rest = operation.getLeft();
    }
    operands.addFirst(rest);
    return operands;
  }

  private void visitChildren(String enclosing, Node node) {
    List<Node> children = new ArrayList<>(node.getChildNodes());
    children.sort(Node.NODE_BY_BEGIN_POSITION);
    for (Node child : children) {
      visit(enclosing, child);
    }
  }

  private static boolean isMember(TypeDeclaration<?> type) {
    Node parent = type.getParentNode().orElseThrow();
    return parent instanceof TypeDeclaration
        || parent instanceof ObjectCreationExpr
        || parent instanceof EnumConstantDeclaration;
  }

  private String nested(String enclosing, TypeDeclaration<?> type) {
    String simple = type.getNameAsString();
    return isMember(type) ? enclosing + "$" + simple : numbered(enclosing, simple);
  }

  private void visitCreation(String enclosing, ObjectCreationExpr creation) {
    creation.getScope().ifPresent(scope -> visit(enclosing, scope));
    creation.getArguments().forEach(argument -> visit(enclosing, argument));
    creation
        .getAnonymousClassBody()
        .ifPresent(
            body -> {
              String name = numbered(enclosing, "");
              types.put(name, new TypeDeclared.Anonymous(creation, creation.getType(), body));
              body.forEach(member -> visit(name, member));
            });
  }

  private void visitConstant(String enclosing, EnumConstantDeclaration constant) {
    constant.getArguments().forEach(argument -> visit(enclosing, argument));
    if (!constant.getClassBody().isEmpty()) {
      String name = numbered(enclosing, "");
      types.put(
          name, new TypeDeclared.Anonymous(constant, constant.getName(), constant.getClassBody()));
      constant.getClassBody().forEach(member -> visit(name, member));
    }
  }

  private String numbered(String enclosing, String simple) {
    int number = 1;
    while (types.containsKey(enclosing + "$" + number + simple)) {
      number++;
    }
    return enclosing + "$" + number + simple;
  }
}
