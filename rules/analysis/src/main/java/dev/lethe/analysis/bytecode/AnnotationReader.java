package dev.lethe.analysis.bytecode;

import dev.lethe.analysis.program.AnnotationModel;
import dev.lethe.analysis.program.Descriptors;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Collects one annotation, arrays and nested annotations included, and adds it to a list at its
 * end.
 */
final class AnnotationReader extends AnnotationVisitor {

  private final String type;
  private final List<AnnotationModel> into;
  private final Map<String, Object> values = new TreeMap<>();

  AnnotationReader(String descriptor, List<AnnotationModel> into) {
    super(Opcodes.ASM9);
    this.type = Descriptors.type(descriptor);
    this.into = into;
  }

  @Override
  public void visit(String name, Object value) {
    values.put(name, value);
  }

  @Override
  public void visitEnum(String name, String descriptor, String value) {
    values.put(name, value);
  }

  @Override
  public AnnotationVisitor visitAnnotation(String name, String descriptor) {
    List<AnnotationModel> nested = new ArrayList<>(1);
    values.put(name, nested);
    return new AnnotationReader(descriptor, nested);
  }

  @Override
  public AnnotationVisitor visitArray(String name) {
    List<Object> elements = new ArrayList<>();
    values.put(name, elements);
    return new Elements(elements);
  }

  @Override
  public void visitEnd() {
    into.add(new AnnotationModel(type, Map.copyOf(values)));
  }

  private static final class Elements extends AnnotationVisitor {

    private final List<Object> elements;

    Elements(List<Object> elements) {
      super(Opcodes.ASM9);
      this.elements = elements;
    }

    @Override
    public void visit(@Nullable String name, Object value) {
      elements.add(value);
    }

    @Override
    public void visitEnum(@Nullable String name, String descriptor, String value) {
      elements.add(value);
    }

    @Override
    public AnnotationVisitor visitAnnotation(@Nullable String name, String descriptor) {
      List<AnnotationModel> nested = new ArrayList<>(1);
      elements.add(nested);
      return new AnnotationReader(descriptor, nested);
    }
  }
}
