package dev.lethe.errorprone.vocabulary;

import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;

/**
 * Which types are notes, and what their members are for.
 *
 * @param types the compiler's knowledge of types
 */
public record Notes(Types types) {

  private static final Set<String> NO_CONTENT = Set.of("equals", "hashCode", "getClass");

  /** Whether a type is a note. */
  public boolean isNote(Type type) {
    return type.hasTag(TypeTag.CLASS) && Word.NOTE.holdsFor(type, types);
  }

  /** Whether a class makes notes; what a type without objects lacks, its subtypes may have. */
  public boolean areMadeOf(ClassSymbol type) {
    return isNote(type.type) && !type.getModifiers().contains(Modifier.ABSTRACT);
  }

  /** Whether a note states a condition. */
  public boolean haveCondition(ClassSymbol note) {
    return haveMember(note, Word.CONDITION::isOn);
  }

  /** Whether a note can be asked whether it applies. */
  public boolean canBeAsked(ClassSymbol note) {
    return haveMember(note, Word.APPLIES_WHEN::isOn);
  }

  private boolean haveMember(ClassSymbol note, Predicate<Symbol> kind) {
    return types.closure(note.type).stream()
        .flatMap(it -> ASTHelpers.getEnclosedElements(it.tsym).stream())
        .anyMatch(kind);
  }

  /** Whether a method gives away what a note says, and not only when it applies. */
  public boolean areUsedBy(MethodSymbol method) {
    return isNote(method.enclClass().type)
        && !method.isStatic()
        && !method.isConstructor()
        && !NO_CONTENT.contains(method.getSimpleName().toString())
        && !Word.APPLIES_WHEN.holdsFor(method, types)
        && !isCondition(method);
  }

  private static boolean isCondition(MethodSymbol method) {
    return Word.CONDITION.isOn(method)
        || ASTHelpers.getEnclosedElements(method.enclClass()).stream()
            .filter(it -> it.getSimpleName().equals(method.getSimpleName()))
            .anyMatch(Word.CONDITION::isOn);
  }
}
