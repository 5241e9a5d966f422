package dev.lethe.catalogue.published;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A class of a published jar: how it is declared, and what is in it.
 *
 * @param access its flags in the class file
 * @param parents binary names of its direct supertypes
 * @param methods what others can call
 * @param overridable names of methods that can be overridden
 * @param targets where an annotation may stand, as {@code @Target} says
 * @param isInClassFiles whether an annotation is kept in class files
 */
public record PublishedType(
    int access,
    List<String> parents,
    List<Method> methods,
    Set<String> overridable,
    Set<String> targets,
    boolean isInClassFiles) {

  /**
   * A method that others can call.
   *
   * @param parameters simple names of its parameters' types
   */
  public record Method(String name, List<String> parameters) {}

  /** Whether it is an annotation that is kept in class files and may stand somewhere. */
  public boolean isAnnotationFor(String target) {
    return (access & Opcodes.ACC_ANNOTATION) != 0 && isInClassFiles && targets.contains(target);
  }

  static PublishedType read(ClassReader reader) {
    Look look = new Look();
    reader.accept(look, ClassReader.SKIP_CODE);
    return new PublishedType(
        look.access,
        look.parents,
        look.methods,
        look.overridable,
        look.targets,
        look.isInClassFiles);
  }

  private static final class Look extends ClassVisitor {

    private static final int NEVER_OVERRIDDEN =
        Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;

    private final List<String> parents = new ArrayList<>();
    private final List<Method> methods = new ArrayList<>();
    private final Set<String> overridable = new HashSet<>();
    private final Set<String> targets = new HashSet<>();
    private int access;
    private boolean isInClassFiles = true;

    Look() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(
        int version,
        int access,
        String name,
        @Nullable String signature,
        @Nullable String superName,
        String @Nullable [] interfaces) {
      this.access = access;
      Stream<String> declared = interfaces == null ? Stream.empty() : Stream.of(interfaces);
      Stream.concat(Stream.ofNullable(superName), declared)
          .map(it -> it.replace('/', '.'))
          .forEach(parents::add);
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      if ((access & Opcodes.ACC_PRIVATE) == 0) {
        methods.add(new Method(name, parameters(descriptor)));
      }
      if ((access & NEVER_OVERRIDDEN) == 0) {
        overridable.add(name);
      }
      return null;
    }

    private static List<String> parameters(String descriptor) {
      return Stream.of(Type.getArgumentTypes(descriptor)).map(Look::simple).toList();
    }

    private static String simple(Type type) {
      String name = type.getClassName();
      return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
    }

    @Override
    public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
      return descriptor.startsWith("Ljava/lang/annotation/") ? new Values() : null;
    }

    /** What {@code @Target} and {@code @Retention} say. */
    private final class Values extends AnnotationVisitor {

      Values() {
        super(Opcodes.ASM9);
      }

      @Override
      public AnnotationVisitor visitArray(String name) {
        return this;
      }

      @Override
      public void visitEnum(@Nullable String name, String descriptor, String value) {
        targets.add(value);
        isInClassFiles &= !value.equals("SOURCE");
      }
    }
  }
}
