package dev.lethe.analysis.bytecode;

import dev.lethe.analysis.flow.ControlFlow;
import dev.lethe.analysis.flow.Flow;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.MethodModel;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.TypePath;
import org.objectweb.asm.commons.JSRInlinerAdapter;
import org.objectweb.asm.tree.MethodNode;

/**
 * Value flows of method bodies; all bodies of a class are read when the first is asked for, and
 * each is walked when it is.
 */
public final class Flows {

  private static final int FIRST_VERSION_WITHOUT_SUBROUTINES = 51;

  private final Map<ClassModel, Map<String, MethodNode>> bodies = new HashMap<>();
  private final Map<MethodModel, Flow> flows = new HashMap<>();
  private @Nullable ClassModel latest;
  private Map<String, MethodNode> ofLatest = Map.of();

  /** The value flow of a method of application code; an empty one where it has no body. */
  public Flow of(MethodModel method) {
    Flow known = flows.get(method);
    if (known == null) {
      known = walk(method);
      flows.put(method, known);
    }
    return known;
  }

  /** The ways through a method of application code; none where it has no body. */
  public ControlFlow ways(MethodModel method) {
    if (method.owner() != latest) {
      latest = method.owner();
      ofLatest = read(latest);
    }
    MethodNode body = ofLatest.get(method.selector());
    return body == null || body.instructions.size() == 0
        ? ControlFlow.empty()
        : FlowWalk.ways(body);
  }

  private Flow walk(MethodModel method) {
    MethodNode body = bodies.computeIfAbsent(method.owner(), Flows::read).get(method.selector());
    if (body == null || body.instructions.size() == 0) {
      return Flow.empty(Descriptors.count(method.descriptor()) + (method.isStatic() ? 0 : 1));
    }
    Flow flow = FlowWalk.of(body);
    body.instructions.clear();
    return flow;
  }

  private static Map<String, MethodNode> read(ClassModel model) {
    Bodies collected = new Bodies();
    try {
      new ClassReader(model.bytes()).accept(collected, ClassReader.SKIP_FRAMES);
    } catch (RuntimeException e) {
      model.markBroken(e);
      return Map.of();
    }
    return collected.byName;
  }

  private static final class Bodies extends ClassVisitor {

    private final Map<String, MethodNode> byName = new HashMap<>();
    private boolean subroutines;

    Bodies() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(
        int version,
        int access,
        String name,
        String signature,
        String superName,
        String[] interfaces) {
      subroutines = (version & 0xFFFF) < FIRST_VERSION_WITHOUT_SUBROUTINES;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      MethodNode node = new MethodNode(Opcodes.ASM9, access, name, descriptor, null, null);
      byName.put(name + descriptor, node);
      return new CodeOnly(subroutines ? new Inlined(node, access, name, descriptor) : node);
    }
  }

  /**
   * Leaves out what a body says of itself beside its instructions: names of variables, annotations.
   */
  private static final class CodeOnly extends MethodVisitor {

    CodeOnly(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visitParameter(@Nullable String name, int access) {}

    @Override
    public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
      return null;
    }

    @Override
    public @Nullable AnnotationVisitor visitParameterAnnotation(
        int parameter, String descriptor, boolean visible) {
      return null;
    }

    @Override
    public @Nullable AnnotationVisitor visitTypeAnnotation(
        int reference, @Nullable TypePath path, String descriptor, boolean visible) {
      return null;
    }

    @Override
    public void visitLocalVariable(
        String name,
        String descriptor,
        @Nullable String signature,
        Label start,
        Label end,
        int index) {}
  }

  /** Puts a body without subroutines into a node that was handed out before. */
  private static final class Inlined extends JSRInlinerAdapter {

    Inlined(MethodNode into, int access, String name, String descriptor) {
      super(Opcodes.ASM9, into, access, name, descriptor, null, null);
    }
  }
}
