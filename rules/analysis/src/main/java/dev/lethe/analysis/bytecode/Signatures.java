package dev.lethe.analysis.bytecode;

import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.ParameterModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/**
 * Reads what class files say of parameters and fields beside their erased types, a class at once.
 */
public final class Signatures {

  private record Found(
      Map<String, List<ParameterModel>> parameters, Map<String, Set<String>> fields) {}

  private final Map<ClassModel, Found> classes = new HashMap<>();

  /** The parameters of a method, without a receiver. */
  public List<ParameterModel> of(MethodModel method) {
    return found(method.owner()).parameters.getOrDefault(method.selector(), List.of());
  }

  /** Internal names of the classes that a field's generic type names; empty for other fields. */
  public Set<String> of(FieldModel field) {
    return found(field.owner()).fields.getOrDefault(field.name(), Set.of());
  }

  private Found found(ClassModel model) {
    return classes.computeIfAbsent(model, Signatures::read);
  }

  private static Found read(ClassModel model) {
    Found found = new Found(new HashMap<>(), new HashMap<>());
    try {
      new ClassReader(model.bytes())
          .accept(new Members(found), ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES);
    } catch (RuntimeException e) {
      model.markBroken(e);
    }
    return found;
  }

  private static final class Members extends ClassVisitor {
    private final Found found;

    Members(Found found) {
      super(Opcodes.ASM9);
      this.found = found;
    }

    @Override
    public @Nullable FieldVisitor visitField(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        @Nullable Object value) {
      if (signature != null) {
        Set<String> types = new HashSet<>();
        new SignatureReader(signature).acceptType(new Names(types));
        found.fields.put(name, types);
      }
      return null;
    }

    @Override
    public MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] thrown) {
      List<ParameterModel> parameters = new ArrayList<>();
      for (int i = 0; i < Descriptors.count(descriptor); i++) {
        parameters.add(new ParameterModel(new HashSet<>(), false, new HashSet<>()));
      }
      if (signature != null) {
        new SignatureReader(signature).accept(new Generics(parameters));
      }
      found.parameters.put(name + descriptor, parameters);
      return new Annotations(parameters);
    }
  }

  private static final class Annotations extends MethodVisitor {
    private final List<ParameterModel> parameters;

    Annotations(List<ParameterModel> parameters) {
      super(Opcodes.ASM9);
      this.parameters = parameters;
    }

    @Override
    public @Nullable AnnotationVisitor visitParameterAnnotation(
        int parameter, String descriptor, boolean visible) {
      if (parameter < parameters.size()) {
        parameters.get(parameter).annotations().add(Type.getType(descriptor).getInternalName());
      }
      return null;
    }
  }

  /** A visitor of a type's signature. */
  private static final class Names extends SignatureVisitor {
    private final Set<String> types;

    Names(Set<String> types) {
      super(Opcodes.ASM9);
      this.types = types;
    }

    @Override
    public void visitClassType(String name) {
      types.add(name);
    }
  }

  /** A visitor of the signature of a method; what is inside of a parameter counts for it. */
  private static final class Generics extends SignatureVisitor {
    private final List<ParameterModel> parameters;
    private int index = -1;
    private @Nullable Set<String> types;

    Generics(List<ParameterModel> parameters) {
      super(Opcodes.ASM9);
      this.parameters = parameters;
    }

    @Override
    public SignatureVisitor visitParameterType() {
      index++;
      types = index < parameters.size() ? parameters.get(index).types() : null;
      return this;
    }

    @Override
    public SignatureVisitor visitReturnType() {
      types = null;
      return this;
    }

    @Override
    public SignatureVisitor visitExceptionType() {
      types = null;
      return this;
    }

    @Override
    public void visitClassType(String name) {
      if (types != null) {
        types.add(name);
      }
    }

    @Override
    public void visitTypeVariable(String name) {
      if (types != null) {
        ParameterModel known = parameters.get(index);
        parameters.set(index, new ParameterModel(known.types(), true, known.annotations()));
      }
    }
  }
}
