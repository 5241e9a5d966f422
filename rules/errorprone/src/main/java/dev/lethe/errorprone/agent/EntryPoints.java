package dev.lethe.errorprone.agent;

import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Types;
import dev.lethe.catalogue.frameworks.Framework;
import dev.lethe.catalogue.frameworks.Frameworks;
import dev.lethe.errorprone.vocabulary.Annotated;
import dev.lethe.errorprone.vocabulary.Word;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Tells the methods at which a session starts, or which a model calls during one. */
final class EntryPoints {

  private final Types types;
  private final List<String> annotations;
  private final Set<Framework.Override> overrides;

  EntryPoints(Types types) {
    this.types = types;
    List<Framework.Section> sections =
        Frameworks.all().stream().flatMap(it -> it.sections().stream()).toList();
    annotations =
        sections.stream()
            .flatMap(it -> it.annotations().stream())
            .map(Framework.Annotation::type)
            .distinct()
            .toList();
    overrides = new HashSet<>();
    sections.forEach(it -> overrides.addAll(it.overrides()));
  }

  /** Whether a session can start at a method, and objects exist to call it on. */
  boolean contain(MethodSymbol method) {
    return (method.isStatic() || isConcrete(method.enclClass())) && isDeclared(method);
  }

  private static boolean isConcrete(ClassSymbol type) {
    return !type.getModifiers().contains(Modifier.ABSTRACT);
  }

  private boolean isDeclared(MethodSymbol method) {
    return Word.AGENT_ENTRY_POINT.holdsFor(method, types)
        || isOfEntryType(method)
        || annotations.stream().anyMatch(it -> Annotated.with(method, it))
        || ASTHelpers.findSuperMethods(method, types).stream().anyMatch(this::isCalledByFramework);
  }

  private boolean isOfEntryType(MethodSymbol method) {
    return !method.isConstructor()
        && method.getModifiers().contains(Modifier.PUBLIC)
        && Word.AGENT_ENTRY_POINT.holdsFor(method.enclClass(), types);
  }

  private boolean isCalledByFramework(MethodSymbol method) {
    return overrides.contains(
        new Framework.Override(
            method.enclClass().flatName().toString(), method.getSimpleName().toString()));
  }
}
