package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.program.MethodModel;

/**
 * A method or constructor that reflection looked up.
 *
 * @param type internal name of the class it was looked up in
 * @param name the method's name, {@code <init>}, or {@code *} for any method
 */
public record ReflectedMember(String type, String name) {

  boolean names(MethodModel method) {
    return name.equals("*") ? method.isVirtual() || method.isStatic() : method.name().equals(name);
  }
}
