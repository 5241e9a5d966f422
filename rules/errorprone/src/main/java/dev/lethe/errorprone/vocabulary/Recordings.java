package dev.lethe.errorprone.vocabulary;

import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import org.jspecify.annotations.Nullable;

/**
 * Which types are recording stores, and which members hand out what they recorded. A {@code void}
 * method may do so as well; the whole-program check looks into those.
 *
 * @param types the compiler's knowledge of types
 */
public record Recordings(Types types) {

  /** Whether a type is a recording store. */
  public boolean isStore(@Nullable Type type) {
    return type != null && Word.RECORDING_STORE.holdsFor(type, types);
  }

  /** Whether a method reads a store when it is called on a type. */
  public boolean areReadBy(Type receiver, MethodSymbol method) {
    return isStore(receiver)
        && !method.isConstructor()
        && !method.getReturnType().hasTag(TypeTag.VOID)
        && !isStore(method.getReturnType())
        && !method.getSimpleName().contentEquals("close")
        && isOfStore(method)
        && !Word.WRITE_ONLY.holdsFor(method, types);
  }

  /** What every object has is a read only where the store has its own. */
  private static boolean isOfStore(MethodSymbol method) {
    return !ASTHelpers.enclosingClass(method).getQualifiedName().contentEquals("java.lang.Object");
  }

  /** Whether a field hands out what a store recorded. */
  public boolean areReadBy(Type receiver, VarSymbol field) {
    return isStore(receiver)
        && field.getKind().isField()
        && !field.isStatic()
        && !field.isPrivate();
  }
}
