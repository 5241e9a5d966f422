package dev.lethe.errorprone.vocabulary;

import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;

/** An annotation of Lethe's vocabulary. */
public enum Word {
  AGENT_ENTRY_POINT("AgentEntryPoint"),
  SESSION_SCOPED("SessionScoped"),
  RECORDING_STORE("RecordingStore"),
  WRITE_ONLY("WriteOnly"),
  COORDINATES("Coordinates"),
  OBSERVES("Observes"),
  CHANGES_SCREEN("ChangesScreen"),
  RESOLVES_REF("ResolvesRef"),
  NOTE("Note"),
  CONDITION("Condition"),
  APPLIES_WHEN("AppliesWhen");

  private final String annotation;

  Word(String name) {
    annotation = "dev.lethe.annotations." + name;
  }

  /** Whether a declaration bears the annotation itself. */
  public boolean isOn(Symbol symbol) {
    return Annotated.with(symbol, annotation);
  }

  /** Whether a method, or one that it overrides, bears the annotation. */
  public boolean holdsFor(MethodSymbol method, Types types) {
    return isOn(method) || ASTHelpers.findSuperMethods(method, types).stream().anyMatch(this::isOn);
  }

  /** Whether a type, or one of its supertypes, bears the annotation. */
  public boolean holdsFor(Type type, Types types) {
    return types.closure(type).stream().anyMatch(it -> isOn(it.tsym));
  }

  /** Whether a class, or one of its supertypes, bears the annotation. */
  public boolean holdsFor(ClassSymbol type, Types types) {
    return holdsFor(type.type, types);
  }
}
