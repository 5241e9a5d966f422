package dev.lethe.analysis.bytecode;

import dev.lethe.analysis.program.ClassModel;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Goes through a class's bodies for what they call, create and assign, without walking their flow.
 */
public final class BodyScan {

  /** Receives what bodies mention. */
  public interface Finder {

    /** A body calls a method or refers to it; for a constructor it makes an object with it. */
    void call(String body, String owner, String name, String descriptor);

    /** A body makes an object of a class. */
    void create(String body, String type);

    /** A body assigns a field. */
    void store(String body, String owner, String name);
  }

  private BodyScan() {}

  /** Goes through the bodies of a class; {@code body} is a method's name and descriptor. */
  public static void scan(ClassModel model, Finder finder) {
    try {
      new ClassReader(model.bytes())
          .accept(new Bodies(finder), ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    } catch (RuntimeException e) {
      model.markBroken(e);
    }
  }

  private static final class Bodies extends ClassVisitor {

    private final Finder finder;

    Bodies(Finder finder) {
      super(Opcodes.ASM9);
      this.finder = finder;
    }

    @Override
    public MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      return new Body(finder, name + descriptor);
    }
  }

  private static final class Body extends MethodVisitor {

    private final Finder finder;
    private final String body;

    Body(Finder finder, String body) {
      super(Opcodes.ASM9);
      this.finder = finder;
      this.body = body;
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String name, String descriptor, boolean isInterface) {
      finder.call(body, owner, name, descriptor);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
      if (opcode == Opcodes.NEW) {
        finder.create(body, type);
      }
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
      if (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC) {
        finder.store(body, owner, name);
      }
    }

    @Override
    public void visitInvokeDynamicInsn(
        String name, String descriptor, Handle bootstrap, Object... arguments) {
      for (Object argument : arguments) {
        refer(argument);
      }
    }

    @Override
    public void visitLdcInsn(Object value) {
      refer(value);
    }

    private void refer(Object value) {
      if (value instanceof Handle handle && handle.getTag() >= Opcodes.H_INVOKEVIRTUAL) {
        finder.call(body, handle.getOwner(), handle.getName(), handle.getDesc());
        if (handle.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
          finder.create(body, handle.getOwner());
        }
      }
    }
  }
}
