package dev.lethe.checker.source;

import com.github.javaparser.Range;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.nodeTypes.NodeWithAnnotations;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A type in a source file, and its members. */
sealed interface TypeDeclared {

  /** The whole declaration. */
  Node node();

  /** The type's name where it is declared; what an anonymous type extends. */
  Node named();

  /** What may declare its members. */
  List<? extends Node> members();

  /** A type with a name. */
  record Named(TypeDeclaration<?> node) implements TypeDeclared {

    @Override
    public Node named() {
      return node.getName();
    }

    @Override
    public List<Node> members() {
      List<Node> members = new ArrayList<>(node.getMembers());
      if (node instanceof EnumDeclaration constants) {
        members.addAll(constants.getEntries());
      }
      if (node instanceof RecordDeclaration components) {
        members.addAll(components.getParameters());
      }
      return members;
    }
  }

  /** A type without a name: the body after {@code new} or after an enum constant. */
  record Anonymous(Node node, Node named, List<BodyDeclaration<?>> members)
      implements TypeDeclared {}

  /** Where the name of a member is declared, or of the type itself if the text is empty. */
  default Optional<Range> name(String member) {
    return member.isEmpty() ? named().getRange() : member(member).flatMap(MemberDeclared::name);
  }

  /** The whole declaration of a member, or of the type itself. */
  default Optional<Range> declaration(String member) {
    return member.isEmpty()
        ? node().getRange()
        : member(member).flatMap(found -> found.declaration().getRange());
  }

  /** The annotation on a member, or on the type itself, that allows a rule. */
  default Optional<Range> allowance(String member, String rule) {
    Optional<? extends Node> bearer =
        member.isEmpty() ? Optional.of(node()) : member(member).map(MemberDeclared::declaration);
    return bearer
        .filter(NodeWithAnnotations.class::isInstance)
        .map(NodeWithAnnotations.class::cast)
        .flatMap(annotated -> new AllowanceAnnotations(annotated).range(rule));
  }

  private Optional<MemberDeclared> member(String member) {
    return MemberSought.of(member).in(members().stream());
  }

  /** A member found: its whole declaration, and the node that names it. */
  record MemberDeclared(Node declaration, Node named) {

    Optional<Range> name() {
      return named.getRange();
    }

    static Stream<MemberDeclared> of(Node declaration, Node named) {
      return Stream.of(new MemberDeclared(declaration, named));
    }
  }
}
