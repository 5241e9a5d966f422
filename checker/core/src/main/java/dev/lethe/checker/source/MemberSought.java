package dev.lethe.checker.source;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.AnnotationMemberDeclaration;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.Parameter;
import dev.lethe.checker.source.TypeDeclared.MemberDeclared;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A member as a class file names it, to be found among declarations.
 *
 * @param name its name
 * @param parameters simple names of its erased parameter types; empty also for fields
 * @param method whether it is a method
 */
record MemberSought(String name, ParameterTypes parameters, boolean method) {

  /** From a field's name, or a method's name and descriptor. */
  static MemberSought of(String member) {
    int parenthesis = member.indexOf('(');
    return parenthesis < 0
        ? new MemberSought(member, ParameterTypes.NONE, false)
        : new MemberSought(
            member.substring(0, parenthesis),
            ParameterTypes.ofDescriptor(member.substring(parenthesis)),
            true);
  }

  /** The declaration that fits best; of a record's component where its accessor is implicit. */
  Optional<MemberDeclared> in(Stream<? extends Node> members) {
    return method ? methodIn(members.toList().stream()) : fieldIn(members);
  }

  private Optional<MemberDeclared> fieldIn(Stream<? extends Node> members) {
    return members.flatMap(this::fields).findFirst();
  }

  private Stream<MemberDeclared> fields(Node member) {
    if (member instanceof FieldDeclaration field) {
      return field.getVariables().stream()
          .filter(variable -> variable.getNameAsString().equals(name))
          .flatMap(variable -> MemberDeclared.of(field, variable.getName()));
    }
    if (member instanceof EnumConstantDeclaration constant
        && constant.getNameAsString().equals(name)) {
      return MemberDeclared.of(constant, constant.getName());
    }
    if (member instanceof Parameter component && component.getNameAsString().equals(name)) {
      return MemberDeclared.of(component, component.getName());
    }
    return Stream.empty();
  }

  private Optional<MemberDeclared> methodIn(Stream<? extends Node> members) {
    return members
        .filter(this::mayBe)
        .max(Comparator.comparingInt(this::likeness))
        .flatMap(node -> named(node).map(name -> new MemberDeclared(node, name)));
  }

  private boolean mayBe(Node node) {
    return switch (name) {
      case "<init>" ->
          node instanceof ConstructorDeclaration || node instanceof CompactConstructorDeclaration;
      case "<clinit>" -> node instanceof InitializerDeclaration block && block.isStatic();
      default -> isNamed(node);
    };
  }

  private boolean isNamed(Node node) {
    return !(node instanceof ConstructorDeclaration)
        && !(node instanceof EnumConstantDeclaration)
        && named(node).filter(found -> found.toString().equals(name)).isPresent();
  }

  private static Optional<Node> named(Node node) {
    if (node instanceof CallableDeclaration<?> callable) {
      return Optional.of(callable.getName());
    }
    if (node instanceof CompactConstructorDeclaration constructor) {
      return Optional.of(constructor.getName());
    }
    if (node instanceof AnnotationMemberDeclaration member) {
      return Optional.of(member.getName());
    }
    if (node instanceof Parameter component) {
      return Optional.of(component.getName());
    }
    return node instanceof InitializerDeclaration ? Optional.of(node) : Optional.empty();
  }

  private int likeness(Node node) {
    return node instanceof CallableDeclaration<?> callable
        ? parameters.likeness(ParameterTypes.of(callable))
        : 0;
  }
}
