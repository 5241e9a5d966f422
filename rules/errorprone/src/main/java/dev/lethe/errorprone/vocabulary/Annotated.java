package dev.lethe.errorprone.vocabulary;

import com.sun.tools.javac.code.Symbol;

/** Looks at the annotations of declarations. */
public final class Annotated {

  private Annotated() {}

  /** Whether a declaration bears an annotation of this binary name. */
  public static boolean with(Symbol symbol, String annotation) {
    return symbol.getAnnotationMirrors().stream()
        .anyMatch(it -> it.type.tsym.flatName().contentEquals(annotation));
  }
}
