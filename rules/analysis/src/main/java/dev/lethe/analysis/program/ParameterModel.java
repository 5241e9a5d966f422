package dev.lethe.analysis.program;

import java.util.Set;

/**
 * What a class file says of a method's parameter beside its erased type.
 *
 * @param types internal names of the classes that its generic type names
 * @param isVariable whether its type is a type variable
 * @param annotations internal names of its annotations
 */
public record ParameterModel(Set<String> types, boolean isVariable, Set<String> annotations) {}
