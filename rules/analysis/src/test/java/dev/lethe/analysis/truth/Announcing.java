package dev.lethe.analysis.truth;

import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Makes each method that a person wrote tell its class loader when it begins to run. */
final class Announcing extends ClassVisitor {

  private String type = "";
  private boolean isEnum;

  Announcing(ClassVisitor next) {
    super(Opcodes.ASM9, next);
  }

  @Override
  public void visit(
      int version, int access, String name, String signature, String parent, String[] interfaces) {
    type = name;
    isEnum = (access & Opcodes.ACC_ENUM) != 0;
    super.visit(version, access, name, signature, parent, interfaces);
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
    boolean silent = (access & (Opcodes.ACC_SYNTHETIC | Opcodes.ACC_ABSTRACT)) != 0;
    return silent || isOfEveryEnum(name, descriptor)
        ? next
        : new Announcement(next, type, name + descriptor);
  }

  private boolean isOfEveryEnum(String name, String descriptor) {
    return isEnum
        && (name + descriptor).matches("values\\(\\).*|valueOf\\(Ljava/lang/String;\\).*");
  }

  private static final class Announcement extends MethodVisitor {

    private final String type;
    private final String method;

    Announcement(MethodVisitor next, String type, String method) {
      super(Opcodes.ASM9, next);
      this.type = type;
      this.method = method;
    }

    @Override
    public void visitCode() {
      super.visitCode();
      visitLdcInsn(Type.getObjectType(type));
      visitMethodInsn(
          Opcodes.INVOKEVIRTUAL,
          "java/lang/Class",
          "getClassLoader",
          "()Ljava/lang/ClassLoader;",
          false);
      visitTypeInsn(Opcodes.CHECKCAST, "java/util/function/Consumer");
      visitLdcInsn(type.replace('/', '.') + "#" + method);
      visitMethodInsn(
          Opcodes.INVOKEINTERFACE,
          "java/util/function/Consumer",
          "accept",
          "(Ljava/lang/Object;)V",
          true);
    }
  }
}
