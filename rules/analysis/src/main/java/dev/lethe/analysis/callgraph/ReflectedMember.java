package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.program.MethodModel;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A method, constructor or field that reflection looked up.
 *
 * @param type internal name of the class it was looked up in
 * @param name the member's name, {@code <init>}, or {@code *} for any method or field
 * @param parameters the parameter types that were asked for, where that is known; null otherwise
 */
public record ReflectedMember(String type, String name, @Nullable Set<String> parameters) {

  ReflectedMember(String type, String name) {
    this(type, name, null);
  }

  boolean names(MethodModel method) {
    boolean named =
        name.equals("*") ? method.isVirtual() || method.isStatic() : method.name().equals(name);
    return named && (parameters == null || fits(method));
  }

  /** Which types were asked for is known, not in what order. */
  private boolean fits(MethodModel method) {
    Set<String> asked = Objects.requireNonNull(parameters);
    return method.parameterTypes().isEmpty() == asked.isEmpty()
        && asked.containsAll(method.parameterTypes());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ReflectedMember member
        && type.equals(member.type)
        && name.equals(member.name)
        && Objects.equals(parameters, member.parameters);
  }

  @Override
  public int hashCode() {
    return type.hashCode() * 31 + name.hashCode();
  }
}
