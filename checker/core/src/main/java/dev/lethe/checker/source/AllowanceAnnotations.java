package dev.lethe.checker.source;

import com.github.javaparser.Range;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.MemberValuePair;
import com.github.javaparser.ast.expr.NormalAnnotationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithAnnotations;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The {@code @AllowsMemory} annotations of one declaration, alone or in their container.
 *
 * @param bearer the declaration
 */
record AllowanceAnnotations(NodeWithAnnotations<?> bearer) {

  private static final String NAME = "AllowsMemory";

  /** The annotation for a rule; where its rule is no literal, the first of them all. */
  Optional<Range> range(String rule) {
    List<AnnotationExpr> all = all().toList();
    return all.stream()
        .filter(annotation -> names(annotation, rule))
        .findFirst()
        .or(() -> all.stream().findFirst())
        .flatMap(AnnotationExpr::getRange);
  }

  private Stream<AnnotationExpr> all() {
    return bearer.getAnnotations().stream()
        .flatMap(annotation -> annotation.findAll(AnnotationExpr.class).stream())
        .filter(annotation -> annotation.getName().getIdentifier().equals(NAME));
  }

  private static boolean names(AnnotationExpr annotation, String rule) {
    return annotation instanceof NormalAnnotationExpr normal
        && normal.getPairs().stream().anyMatch(pair -> isRule(pair, rule));
  }

  private static boolean isRule(MemberValuePair pair, String rule) {
    return pair.getNameAsString().equals("rule")
        && pair.getValue().isStringLiteralExpr()
        && pair.getValue().asStringLiteralExpr().asString().equals(rule);
  }
}
