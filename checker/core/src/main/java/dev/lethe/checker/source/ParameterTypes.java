package dev.lethe.checker.source;

import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.Type;
import java.util.List;

/**
 * The types of a method's parameters, as far as a class file and a source file agree about them.
 *
 * @param names simple names, erased, arrays with brackets
 */
record ParameterTypes(List<String> names) {

  static final ParameterTypes NONE = new ParameterTypes(List.of());

  private static final int SAME_COUNT = 1000;

  /** Of a method's descriptor. */
  static ParameterTypes ofDescriptor(String descriptor) {
    return new ParameterTypes(new Descriptor(descriptor).parameters());
  }

  /** Of a declaration in a source file. */
  static ParameterTypes of(CallableDeclaration<?> callable) {
    return new ParameterTypes(
        callable.getParameters().stream().map(ParameterTypes::simpleName).toList());
  }

  private static String simpleName(Parameter parameter) {
    Type type = parameter.getType();
    String brackets = "[]".repeat(type.getArrayLevel() + (parameter.isVarArgs() ? 1 : 0));
    Type element = type.getElementType();
    return (element instanceof ClassOrInterfaceType named
            ? named.getNameAsString()
            : element.asString())
        + brackets;
  }

  /**
   * How well a declaration fits these types of a class file: an equal number counts most, then the
   * types, compared from the last, since compilers put hidden parameters first.
   */
  int likeness(ParameterTypes declared) {
    int likeness = names.size() == declared.names.size() ? SAME_COUNT : 0;
    int common = Math.min(names.size(), declared.names.size());
    for (int back = 1; back <= common; back++) {
      String own = names.get(names.size() - back);
      likeness += own.equals(declared.names.get(declared.names.size() - back)) ? 1 : 0;
    }
    return likeness;
  }
}
