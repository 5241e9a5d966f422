package dev.lethe.analysis.program;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A class, interface, enum or record; its members are read from the class file when first asked
 * for.
 */
public final class ClassModel {

  private static final int FINAL = 0x0010;
  private static final int INTERFACE = 0x0200;
  private static final int ABSTRACT = 0x0400;
  private static final int ENUM = 0x4000;

  private final ClassHead head;
  private final Layer layer;
  private final MemberSource source;
  private @Nullable Members members;

  public ClassModel(ClassHead head, Layer layer, MemberSource source) {
    this.head = head;
    this.layer = layer;
    this.source = source;
  }

  /** Internal name ({@code com/acme/Agent$Tool}). */
  public String name() {
    return head.name();
  }

  public @Nullable String superName() {
    return head.superName();
  }

  public List<String> interfaces() {
    return head.interfaces();
  }

  public Layer layer() {
    return layer;
  }

  /** Whether two classes have the same run-time package, as far as names tell. */
  boolean isInPackageOf(ClassModel other) {
    return packageOf(name()).equals(packageOf(other.name()));
  }

  private static String packageOf(String name) {
    return name.substring(0, name.lastIndexOf('/') + 1);
  }

  public boolean isApplication() {
    return layer == Layer.APPLICATION;
  }

  public boolean isInterface() {
    return (head.access() & INTERFACE) != 0;
  }

  public boolean isAbstract() {
    return (head.access() & ABSTRACT) != 0;
  }

  public boolean isFinal() {
    return (head.access() & FINAL) != 0;
  }

  public boolean isEnum() {
    return (head.access() & ENUM) != 0;
  }

  /** Whether objects of exactly this class can exist. */
  public boolean isConcrete() {
    return !isInterface() && !isAbstract();
  }

  /** Whether the constant pool holds one of the texts the program was asked to look out for. */
  public boolean isMarked() {
    return head.marked();
  }

  /** Sorted hashes of the members that the class refers to; see {@link References}. */
  int[] references() {
    return head.references();
  }

  public List<MethodModel> methods() {
    return members().methods();
  }

  public List<FieldModel> fields() {
    return members().fields();
  }

  public List<AnnotationModel> annotations() {
    return members().annotations();
  }

  public boolean isAnnotated(String type) {
    return AnnotationModels.contains(annotations(), type);
  }

  /**
   * Name of the source file, without folders; derived from the class's name where the class file
   * has none.
   */
  public String sourceFile() {
    return members().sourceFile();
  }

  /** The class and method that a local or anonymous class was written in, or null. */
  public @Nullable Enclosing enclosing() {
    return members().enclosing();
  }

  /** A declared method, or null. */
  public @Nullable MethodModel method(String name, String descriptor) {
    return members().bySelector().get(name + descriptor);
  }

  /** A declared method by its name with its descriptor behind, or null. */
  public @Nullable MethodModel method(String selector) {
    return members().bySelector().get(selector);
  }

  /** A declared field, or null. */
  public @Nullable FieldModel field(String name) {
    return members().byName().get(name);
  }

  private synchronized Members members() {
    if (members == null) {
      members = source.members(this);
    }
    return members;
  }

  /** Bytes of the class file. */
  public byte[] bytes() {
    return source.bytes();
  }

  /** Takes note that bytes of the class file made no sense. */
  public void markBroken(RuntimeException cause) {
    source.markBroken(cause);
  }

  @Override
  public String toString() {
    return name();
  }

  /**
   * Where a local or anonymous class was written.
   *
   * @param type internal name of the class around it
   * @param method name and descriptor of the method around it, or empty
   */
  public record Enclosing(String type, String method) {}

  /** What a class declares. */
  public record Members(
      String sourceFile,
      List<AnnotationModel> annotations,
      List<MethodModel> methods,
      List<FieldModel> fields,
      @Nullable Enclosing enclosing,
      Map<String, MethodModel> bySelector,
      Map<String, FieldModel> byName) {}

  /** Where members and bytes come from. */
  public interface MemberSource {
    Members members(ClassModel model);

    byte[] bytes();

    /** Takes note that bytes made no sense. */
    void markBroken(RuntimeException cause);
  }
}
