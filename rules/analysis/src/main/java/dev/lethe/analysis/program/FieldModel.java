package dev.lethe.analysis.program;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A declared field. */
public final class FieldModel {

  private static final int PRIVATE = 0x0002;
  private static final int STATIC = 0x0008;
  private static final int FINAL = 0x0010;
  private static final int SYNTHETIC = 0x1000;

  private final ClassModel owner;
  private final String name;
  private final String descriptor;
  private final int access;
  private final @Nullable Object constant;
  private final List<AnnotationModel> annotations;

  public FieldModel(
      ClassModel owner,
      String name,
      String descriptor,
      int access,
      @Nullable Object constant,
      List<AnnotationModel> annotations) {
    this.owner = owner;
    this.name = name;
    this.descriptor = descriptor;
    this.access = access;
    this.constant = constant;
    this.annotations = annotations;
  }

  public ClassModel owner() {
    return owner;
  }

  public String name() {
    return name;
  }

  public String descriptor() {
    return descriptor;
  }

  /** The value of a compile-time constant, or null. */
  public @Nullable Object constant() {
    return constant;
  }

  public List<AnnotationModel> annotations() {
    return annotations;
  }

  public boolean isStatic() {
    return (access & STATIC) != 0;
  }

  public boolean isPrivate() {
    return (access & PRIVATE) != 0;
  }

  public boolean isFinal() {
    return (access & FINAL) != 0;
  }

  public boolean isSynthetic() {
    return (access & SYNTHETIC) != 0;
  }

  /** Whether the field can hold an object. */
  public boolean holdsReference() {
    return descriptor.charAt(0) == 'L' || descriptor.charAt(0) == '[';
  }

  @Override
  public String toString() {
    return owner.name() + "#" + name;
  }
}
