package dev.lethe.analysis.bytecode;

import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.Descriptors;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** What each instruction does to a frame, and the step it is (JVM specification, chapter 6). */
final class Instructions {

  private final FlowWalk walk;
  private final Bootstraps bootstraps;

  Instructions(FlowWalk walk) {
    this.walk = walk;
    this.bootstraps = new Bootstraps(walk);
  }

  void apply(AbstractInsnNode at, Frame frame) {
    switch (at.getType()) {
      case AbstractInsnNode.VAR_INSN -> variable((VarInsnNode) at, frame);
      case AbstractInsnNode.FIELD_INSN -> field((FieldInsnNode) at, frame);
      case AbstractInsnNode.METHOD_INSN -> call((MethodInsnNode) at, frame);
      case AbstractInsnNode.INVOKE_DYNAMIC_INSN ->
          bootstraps.call((InvokeDynamicInsnNode) at, frame);
      case AbstractInsnNode.LDC_INSN -> constant((LdcInsnNode) at, frame);
      case AbstractInsnNode.TYPE_INSN -> type((TypeInsnNode) at, frame);
      case AbstractInsnNode.MULTIANEWARRAY_INSN -> arrays((MultiANewArrayInsnNode) at, frame);
      case AbstractInsnNode.INT_INSN -> operand((IntInsnNode) at, frame);
      case AbstractInsnNode.JUMP_INSN -> jump(at.getOpcode(), frame);
      case AbstractInsnNode.TABLESWITCH_INSN, AbstractInsnNode.LOOKUPSWITCH_INSN -> test(frame, 1);
      case AbstractInsnNode.IINC_INSN -> walk.increase(((IincInsnNode) at).var, frame);
      case AbstractInsnNode.INSN -> simple(at.getOpcode(), frame);
      default -> {}
    }
  }

  private void variable(VarInsnNode at, Frame frame) {
    switch (at.getOpcode()) {
      case Opcodes.LLOAD, Opcodes.DLOAD -> frame.push(frame.local(at.var), true);
      case Opcodes.ILOAD, Opcodes.FLOAD, Opcodes.ALOAD -> frame.push(frame.local(at.var));
      case Opcodes.RET -> {}
      default -> frame.setLocal(at.var, frame.pop());
    }
  }

  private void field(FieldInsnNode at, Frame frame) {
    Member field = new Member(at.owner, at.name, at.desc);
    boolean isStatic = at.getOpcode() == Opcodes.GETSTATIC || at.getOpcode() == Opcodes.PUTSTATIC;
    if (at.getOpcode() == Opcodes.GETSTATIC || at.getOpcode() == Opcodes.GETFIELD) {
      int base = isStatic ? 0 : frame.pop();
      int value = walk.fresh();
      walk.add(new Step.Load(value, base, field, isStatic, walk.line()));
      frame.push(value, isWide(at.desc));
    } else {
      int value = frame.pop();
      int base = isStatic ? 0 : frame.pop();
      walk.add(new Step.Store(base, value, field, isStatic, walk.line()));
    }
  }

  private void call(MethodInsnNode at, Frame frame) {
    boolean isStatic = at.getOpcode() == Opcodes.INVOKESTATIC;
    int[] arguments = pop(frame, Descriptors.count(at.desc) + (isStatic ? 0 : 1));
    String result = Descriptors.result(at.desc);
    int value = result.equals("V") ? 0 : walk.fresh();
    Member target = new Member(at.owner, at.name, at.desc);
    walk.add(new Step.Call(kind(at.getOpcode()), target, at.itf, arguments, value, walk.line()));
    if (value != 0) {
      frame.push(value, isWide(result));
    }
  }

  private static Invocation kind(int opcode) {
    return switch (opcode) {
      case Opcodes.INVOKESTATIC -> Invocation.STATIC;
      case Opcodes.INVOKESPECIAL -> Invocation.SPECIAL;
      case Opcodes.INVOKEINTERFACE -> Invocation.INTERFACE;
      default -> Invocation.VIRTUAL;
    };
  }

  static int[] pop(Frame frame, int count) {
    int[] values = new int[count];
    for (int i = count - 1; i >= 0; i--) {
      values[i] = frame.pop();
    }
    return values;
  }

  private void constant(LdcInsnNode at, Frame frame) {
    if (at.cst instanceof String text) {
      int value = walk.fresh();
      walk.add(new Step.Text(value, text, walk.line()));
      frame.push(value);
    } else if (at.cst instanceof Type type && type.getSort() != Type.METHOD) {
      int value = walk.fresh();
      walk.add(new Step.ClassConstant(value, Descriptors.type(type.getDescriptor()), walk.line()));
      frame.push(value);
    } else if (at.cst instanceof ConstantDynamic dynamic) {
      bootstraps.constant(dynamic, frame);
    } else if (at.cst instanceof Handle handle) {
      bootstraps.handle(handle, frame);
    } else {
      frame.push(walk.constant(at.cst), at.cst instanceof Long || at.cst instanceof Double);
    }
  }

  private void type(TypeInsnNode at, Frame frame) {
    switch (at.getOpcode()) {
      case Opcodes.NEW -> make(at.desc, frame);
      case Opcodes.ANEWARRAY -> {
        frame.pop();
        make("[" + (at.desc.charAt(0) == '[' ? at.desc : "L" + at.desc + ";"), frame);
      }
      case Opcodes.CHECKCAST -> {
        int from = frame.pop();
        int to = walk.fresh();
        walk.add(new Step.Cast(from, to, at.desc, walk.line()));
        frame.push(to);
      }
      default -> derive(frame, 1, false);
    }
  }

  private void make(String type, Frame frame) {
    int value = walk.fresh();
    walk.add(new Step.New(value, type, walk.line()));
    frame.push(value);
  }

  /** The elements of a multi-dimensional array are arrays of their own. */
  private void arrays(MultiANewArrayInsnNode at, Frame frame) {
    for (int i = 0; i < at.dims; i++) {
      frame.pop();
    }
    make(at.desc, frame);
    int outer = frame.stack(frame.height() - 1);
    for (int depth = 1; depth < at.dims; depth++) {
      int inner = walk.fresh();
      walk.add(new Step.New(inner, at.desc.substring(depth), walk.line()));
      walk.add(new Step.ArrayStore(outer, inner, walk.line()));
      outer = inner;
    }
  }

  private void operand(IntInsnNode at, Frame frame) {
    if (at.getOpcode() == Opcodes.NEWARRAY) {
      frame.pop();
      make("[I", frame);
    } else {
      frame.push(walk.constant(at.operand));
    }
  }

  private void jump(int opcode, Frame frame) {
    if (opcode == Opcodes.GOTO) {
      return;
    }
    if (opcode == Opcodes.JSR) {
      frame.push(0);
      return;
    }
    boolean two = opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ACMPNE;
    test(frame, two ? 2 : 1);
  }

  private void test(Frame frame, int operands) {
    walk.add(new Step.Derive(0, pop(frame, operands), walk.line()));
  }

  private void simple(int opcode, Frame frame) {
    if (opcode >= Opcodes.ACONST_NULL && opcode <= Opcodes.DCONST_1) {
      boolean wide =
          opcode == Opcodes.LCONST_0 || opcode == Opcodes.LCONST_1 || opcode >= Opcodes.DCONST_0;
      frame.push(walk.constant(simpleConstant(opcode)), wide);
    } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      loadElement(opcode, frame);
    } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
      storeElement(frame);
    } else if (opcode >= Opcodes.POP && opcode <= Opcodes.SWAP) {
      shuffle(opcode, frame);
    } else if (opcode >= Opcodes.IADD && opcode <= Opcodes.DCMPG) {
      compute(opcode, frame);
    } else {
      leave(opcode, frame);
    }
  }

  /** An int's value; for other constants any object that tells them apart. */
  private static Object simpleConstant(int opcode) {
    boolean isInt = opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5;
    return isInt ? (Object) (opcode - Opcodes.ICONST_0) : "constant " + opcode;
  }

  private void loadElement(int opcode, Frame frame) {
    frame.pop();
    int array = frame.pop();
    int value = walk.fresh();
    walk.add(new Step.ArrayLoad(value, array, walk.line()));
    frame.push(value, opcode == Opcodes.LALOAD || opcode == Opcodes.DALOAD);
  }

  private void storeElement(Frame frame) {
    int value = frame.pop();
    frame.pop();
    walk.add(new Step.ArrayStore(frame.pop(), value, walk.line()));
  }

  private static void shuffle(int opcode, Frame frame) {
    switch (opcode) {
      case Opcodes.POP -> frame.drop(1);
      case Opcodes.POP2 -> frame.drop(2);
      case Opcodes.DUP -> frame.duplicate(1, 0);
      case Opcodes.DUP_X1 -> frame.duplicate(1, 1);
      case Opcodes.DUP_X2 -> frame.duplicate(1, 2);
      case Opcodes.DUP2 -> frame.duplicate(2, 0);
      case Opcodes.DUP2_X1 -> frame.duplicate(2, 1);
      case Opcodes.DUP2_X2 -> frame.duplicate(2, 2);
      default -> frame.swap();
    }
  }

  private void compute(int opcode, Frame frame) {
    boolean unary =
        (opcode >= Opcodes.INEG && opcode <= Opcodes.DNEG)
            || (opcode >= Opcodes.I2L && opcode <= Opcodes.I2S);
    derive(frame, unary ? 1 : 2, yieldsWide(opcode));
  }

  private static boolean yieldsWide(int opcode) {
    if (opcode >= Opcodes.LCMP) {
      return false;
    }
    if (opcode >= Opcodes.I2L) {
      return opcode == Opcodes.I2L
          || opcode == Opcodes.I2D
          || opcode == Opcodes.L2D
          || opcode == Opcodes.F2L
          || opcode == Opcodes.F2D
          || opcode == Opcodes.D2L;
    }
    if (opcode >= Opcodes.ISHL) {
      return (opcode - Opcodes.ISHL) % 2 == 1;
    }
    return (opcode - Opcodes.IADD) % 2 == 1;
  }

  private void derive(Frame frame, int operands, boolean wide) {
    int[] from = pop(frame, operands);
    int value = walk.fresh();
    walk.add(new Step.Derive(value, from, walk.line()));
    frame.push(value, wide);
  }

  private void leave(int opcode, Frame frame) {
    switch (opcode) {
      case Opcodes.RETURN -> walk.add(new Step.Return(0, walk.line()));
      case Opcodes.ATHROW -> walk.add(new Step.Throw(frame.pop(), walk.line()));
      case Opcodes.ARRAYLENGTH -> derive(frame, 1, false);
      case Opcodes.MONITORENTER, Opcodes.MONITOREXIT -> frame.pop();
      case Opcodes.NOP -> {}
      default -> walk.add(new Step.Return(frame.pop(), walk.line()));
    }
  }

  static boolean isWide(String type) {
    return type.equals("J") || type.equals("D");
  }
}
