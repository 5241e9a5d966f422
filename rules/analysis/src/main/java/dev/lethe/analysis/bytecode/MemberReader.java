package dev.lethe.analysis.bytecode;

import dev.lethe.analysis.program.AnnotationModel;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Reads what a class declares, without bodies. */
final class MemberReader extends ClassVisitor {

  private final ClassModel model;
  private final List<AnnotationModel> annotations = new ArrayList<>();
  private final List<MethodModel> methods = new ArrayList<>();
  private final List<FieldModel> fields = new ArrayList<>();
  private final Map<String, MethodModel> bySelector = new HashMap<>();
  private final Map<String, FieldModel> byName = new HashMap<>();
  private @Nullable String sourceFile;
  private ClassModel.@Nullable Enclosing enclosing;

  private MemberReader(ClassModel model) {
    super(Opcodes.ASM9);
    this.model = model;
  }

  static ClassModel.Members read(ClassModel model, byte[] bytes) {
    MemberReader reader = new MemberReader(model);
    new ClassReader(bytes).accept(reader, ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES);
    return reader.members();
  }

  /** What is known of the members of a class that cannot be read: that there are none. */
  static ClassModel.Members none(ClassModel model) {
    return new MemberReader(model).members();
  }

  private ClassModel.Members members() {
    String file = sourceFile == null ? nameOfFile(model.name()) : sourceFile;
    return new ClassModel.Members(
        file,
        List.copyOf(annotations),
        List.copyOf(methods),
        List.copyOf(fields),
        enclosing,
        bySelector,
        byName);
  }

  private static String nameOfFile(String internal) {
    String simple = internal.substring(internal.lastIndexOf('/') + 1);
    int dollar = simple.indexOf('$', 1);
    return (dollar < 0 ? simple : simple.substring(0, dollar)) + ".java";
  }

  @Override
  public void visitSource(@Nullable String source, @Nullable String debug) {
    sourceFile = source;
  }

  @Override
  public void visitOuterClass(String owner, @Nullable String method, @Nullable String descriptor) {
    enclosing = new ClassModel.Enclosing(owner, method == null ? "" : method + descriptor);
  }

  @Override
  public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    return new AnnotationReader(descriptor, annotations);
  }

  @Override
  public FieldVisitor visitField(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      @Nullable Object constant) {
    List<AnnotationModel> own = new ArrayList<>(0);
    FieldModel field = new FieldModel(model, name, descriptor, access, constant, own);
    fields.add(field);
    byName.put(name, field);
    return new FieldVisitor(Opcodes.ASM9) {
      @Override
      public AnnotationVisitor visitAnnotation(String type, boolean visible) {
        return new AnnotationReader(type, own);
      }
    };
  }

  @Override
  public MethodVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] thrown) {
    List<AnnotationModel> own = new ArrayList<>(0);
    List<AnnotationModel> ofParameters = new ArrayList<>(0);
    MethodModel method = new MethodModel(model, name, descriptor, access, own, ofParameters);
    methods.add(method);
    bySelector.put(method.selector(), method);
    return new MethodVisitor(Opcodes.ASM9) {
      @Override
      public AnnotationVisitor visitAnnotation(String type, boolean visible) {
        return new AnnotationReader(type, own);
      }

      @Override
      public AnnotationVisitor visitParameterAnnotation(
          int parameter, String type, boolean visible) {
        return new AnnotationReader(type, ofParameters);
      }
    };
  }
}
