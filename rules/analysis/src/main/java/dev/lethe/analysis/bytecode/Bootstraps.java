package dev.lethe.analysis.bytecode;

import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.Descriptors;
import java.lang.invoke.LambdaMetafactory;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/**
 * What {@code invokedynamic} and dynamic constants do, for the bootstrap methods of the JDK that
 * compilers use.
 */
final class Bootstraps {

  private static final String ARGUMENT = "\u0001";

  private final FlowWalk walk;

  Bootstraps(FlowWalk walk) {
    this.walk = walk;
  }

  void call(InvokeDynamicInsnNode at, Frame frame) {
    int[] arguments = Instructions.pop(frame, Descriptors.count(at.desc));
    String result = Descriptors.result(at.desc);
    int value = result.equals("V") ? 0 : walk.fresh();
    switch (at.bsm.getOwner()) {
      case "java/lang/invoke/LambdaMetafactory" -> function(at, value, arguments);
      case "java/lang/invoke/StringConcatFactory" -> concatenation(at, value, arguments);
      case "java/lang/runtime/ObjectMethods" -> recordMethod(at, value, arguments);
      case "java/lang/runtime/SwitchBootstraps" ->
          walk.add(new Step.Derive(value, arguments, walk.line()));
      default -> unknown(at.bsm, at.name, at.desc, value, arguments, at.bsmArgs);
    }
    if (value != 0) {
      frame.push(value, Instructions.isWide(result));
    }
  }

  private void function(InvokeDynamicInsnNode at, int value, int[] captured) {
    Handle handle = (Handle) at.bsmArgs[1];
    String type = Descriptors.result(at.desc);
    Member method = new Member(type, at.name, ((Type) at.bsmArgs[0]).getDescriptor());
    walk.add(reference(value, type, markers(at.bsmArgs), method, handle, captured));
  }

  /**
   * Interfaces that a cast to several types names besides the functional one, or that make a lambda
   * serializable.
   */
  private static List<String> markers(Object[] constants) {
    List<String> markers = new ArrayList<>();
    int flags = constants.length > 3 ? (int) constants[3] : 0;
    if ((flags & LambdaMetafactory.FLAG_SERIALIZABLE) != 0) {
      markers.add("java/io/Serializable");
    }
    if ((flags & LambdaMetafactory.FLAG_MARKERS) != 0) {
      for (int i = 0; i < (int) constants[4]; i++) {
        markers.add(((Type) constants[5 + i]).getInternalName());
      }
    }
    return List.copyOf(markers);
  }

  private Step reference(
      int value, String type, List<String> markers, Member method, Handle handle, int[] captured) {
    Member implementation = new Member(handle.getOwner(), handle.getName(), handle.getDesc());
    boolean constructs = handle.getTag() == Opcodes.H_NEWINVOKESPECIAL;
    return new Step.Function(
        value,
        type,
        markers,
        method,
        implementation,
        kind(handle.getTag()),
        constructs,
        captured,
        walk.line());
  }

  private static Invocation kind(int tag) {
    return switch (tag) {
      case Opcodes.H_INVOKESTATIC -> Invocation.STATIC;
      case Opcodes.H_INVOKESPECIAL, Opcodes.H_NEWINVOKESPECIAL -> Invocation.SPECIAL;
      case Opcodes.H_INVOKEINTERFACE -> Invocation.INTERFACE;
      default -> Invocation.VIRTUAL;
    };
  }

  private void concatenation(InvokeDynamicInsnNode at, int value, int[] arguments) {
    String recipe =
        at.name.equals("makeConcat") ? ARGUMENT.repeat(arguments.length) : recipe(at.bsmArgs);
    walk.add(new Step.Concatenation(value, recipe, arguments, walk.line()));
  }

  /** Character 2 of a recipe stands for the next constant. */
  private static String recipe(Object[] constants) {
    StringBuilder text = new StringBuilder();
    int next = 1;
    for (char c : ((String) constants[0]).toCharArray()) {
      if (c == 2) {
        text.append(constants[next++]);
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  /** A record's generated methods ask each component the same. */
  private void recordMethod(InvokeDynamicInsnNode at, int value, int[] arguments) {
    List<Integer> parts = new ArrayList<>();
    for (int i = 2; i < at.bsmArgs.length; i++) {
      Handle getter = (Handle) at.bsmArgs[i];
      int part = walk.fresh();
      Member field = new Member(getter.getOwner(), getter.getName(), getter.getDesc());
      walk.add(new Step.Load(part, arguments[0], field, false, walk.line()));
      parts.add(part);
      if (!at.name.equals("toString")
          && Descriptors.isReference(Descriptors.type(getter.getDesc()))) {
        ask(at.name, part, arguments);
      }
    }
    int[] loaded = parts.stream().mapToInt(Integer::intValue).toArray();
    if (at.name.equals("toString")) {
      walk.add(new Step.Concatenation(value, ARGUMENT.repeat(loaded.length), loaded, walk.line()));
    } else {
      walk.add(new Step.Derive(value, loaded, walk.line()));
    }
  }

  private void ask(String name, int part, int[] arguments) {
    boolean equals = name.equals("equals");
    Member target = new Member("java/lang/Object", name, equals ? "(Ljava/lang/Object;)Z" : "()I");
    int[] passed = equals ? new int[] {part, arguments[1]} : new int[] {part};
    walk.add(new Step.Call(Invocation.VIRTUAL, target, false, passed, walk.fresh(), walk.line()));
  }

  private void unknown(
      Handle bootstrap,
      String name,
      String descriptor,
      int value,
      int[] arguments,
      Object[] constants) {
    List<Object> texts = new ArrayList<>();
    for (Object constant : constants) {
      texts.add(constant.toString());
    }
    Member member = new Member(bootstrap.getOwner(), bootstrap.getName(), bootstrap.getDesc());
    walk.add(
        new Step.Dynamic(
            value, member, name, descriptor, arguments, List.copyOf(texts), walk.line()));
  }

  void constant(ConstantDynamic dynamic, Frame frame) {
    int value = walk.fresh();
    Object[] constants = new Object[dynamic.getBootstrapMethodArgumentCount()];
    for (int i = 0; i < constants.length; i++) {
      constants[i] = dynamic.getBootstrapMethodArgument(i);
    }
    unknown(
        dynamic.getBootstrapMethod(),
        dynamic.getName(),
        dynamic.getDescriptor(),
        value,
        new int[0],
        constants);
    frame.push(value, dynamic.getSize() == 2);
  }

  void handle(Handle handle, Frame frame) {
    int value = walk.fresh();
    String type = "java/lang/invoke/MethodHandle";
    walk.add(
        reference(
            value,
            type,
            List.of(),
            new Member(type, "invoke", handle.getDesc()),
            handle,
            new int[0]));
    frame.push(value);
  }
}
