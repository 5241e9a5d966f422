package dev.lethe.analysis.program;

import java.util.List;

/** A declared method, constructor or initialiser. */
public final class MethodModel {

  private static final int PUBLIC = 0x0001;
  private static final int PRIVATE = 0x0002;
  private static final int PROTECTED = 0x0004;
  private static final int STATIC = 0x0008;
  private static final int BRIDGE = 0x0040;
  private static final int NATIVE = 0x0100;
  private static final int ABSTRACT = 0x0400;
  private static final int SYNTHETIC = 0x1000;

  private final ClassModel owner;
  private final String name;
  private final String descriptor;
  private final int access;
  private final List<AnnotationModel> annotations;
  private final List<AnnotationModel> parameterAnnotations;
  private final String selector;

  public MethodModel(
      ClassModel owner,
      String name,
      String descriptor,
      int access,
      List<AnnotationModel> annotations,
      List<AnnotationModel> parameterAnnotations) {
    this.owner = owner;
    this.name = name;
    this.descriptor = descriptor;
    this.access = access;
    this.annotations = annotations;
    this.parameterAnnotations = parameterAnnotations;
    this.selector = name + descriptor;
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

  /** Name and descriptor, as a key within a class. */
  public String selector() {
    return selector;
  }

  public List<AnnotationModel> annotations() {
    return annotations;
  }

  /** The annotations of all parameters together. */
  public List<AnnotationModel> parameterAnnotations() {
    return parameterAnnotations;
  }

  public boolean isAnnotated(String type) {
    return AnnotationModels.contains(annotations, type);
  }

  public boolean isPublic() {
    return (access & PUBLIC) != 0;
  }

  public boolean isPrivate() {
    return (access & PRIVATE) != 0;
  }

  /** Whether a subclass may override it. */
  boolean isOverridableIn(ClassModel other) {
    boolean everywhere = (access & (PUBLIC | PROTECTED)) != 0;
    return everywhere || (!isPrivate() && owner.isInPackageOf(other));
  }

  public boolean isStatic() {
    return (access & STATIC) != 0;
  }

  public boolean isAbstract() {
    return (access & ABSTRACT) != 0;
  }

  public boolean isNative() {
    return (access & NATIVE) != 0;
  }

  public boolean isSynthetic() {
    return (access & SYNTHETIC) != 0;
  }

  public boolean isBridge() {
    return (access & BRIDGE) != 0;
  }

  public boolean isConstructor() {
    return name.equals("<init>");
  }

  public boolean isInitializer() {
    return name.equals("<clinit>");
  }

  /** Whether a call through a receiver may arrive here. */
  public boolean isVirtual() {
    return !isStatic() && !isConstructor() && !isInitializer();
  }

  /** Types of the parameters, as internal names or array descriptors; primitives as one letter. */
  public List<String> parameterTypes() {
    return Descriptors.parameters(descriptor);
  }

  /** Type of the result: internal name, array descriptor, primitive letter, or {@code V}. */
  public String returnType() {
    return Descriptors.result(descriptor);
  }

  @Override
  public String toString() {
    return owner.name() + "#" + name + descriptor;
  }
}
