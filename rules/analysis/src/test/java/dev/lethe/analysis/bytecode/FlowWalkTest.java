package dev.lethe.analysis.bytecode;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.analysis.flow.Flow;
import dev.lethe.analysis.flow.Step;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

class FlowWalkTest {

  private static final String TYPE = "java/lang/Object";

  private final MethodNode method =
      new MethodNode(
          Opcodes.ACC_STATIC, "loop", "(Ljava/lang/Object;)Ljava/lang/Object;", null, null);

  @Test
  void walksLoopsThatBeginTheBodyOnce() {
    Label head = new Label();
    method.visitLabel(head);
    replaceParameter();
    method.visitJumpInsn(Opcodes.IFNULL, head);
    end();

    Flow flow = flow();

    assertThat(calls(flow)).hasSize(1);
    assertThat(sources(flow, calls(flow).get(0).arguments()[0]))
        .containsExactlyInAnyOrder(flow.parameters()[0], calls(flow).get(0).result());
  }

  @Test
  void joinsWaysThatMeetBehindALabelThatIsJumpedTo() {
    Label first = new Label();
    Label second = new Label();
    method.visitVarInsn(Opcodes.ALOAD, 0);
    method.visitJumpInsn(Opcodes.IFNULL, first);
    replaceParameter();
    method.visitInsn(Opcodes.POP);
    method.visitJumpInsn(Opcodes.GOTO, second);
    method.visitLabel(first);
    method.visitLabel(second);
    end();

    Flow flow = flow();

    assertThat(returns(flow)).hasSize(1);
    assertThat(sources(flow, returns(flow).get(0).value()))
        .containsExactlyInAnyOrder(flow.parameters()[0], calls(flow).get(0).result());
  }

  /** {@code parameter = next(parameter)}, which stays on the stack, too. */
  private void replaceParameter() {
    method.visitVarInsn(Opcodes.ALOAD, 0);
    method.visitMethodInsn(
        Opcodes.INVOKESTATIC, TYPE, "next", "(Ljava/lang/Object;)Ljava/lang/Object;", false);
    method.visitVarInsn(Opcodes.ASTORE, 0);
    method.visitVarInsn(Opcodes.ALOAD, 0);
  }

  private void end() {
    method.visitVarInsn(Opcodes.ALOAD, 0);
    method.visitInsn(Opcodes.ARETURN);
    method.visitMaxs(1, 1);
  }

  private Flow flow() {
    return FlowWalk.of(method);
  }

  private static List<Step.Call> calls(Flow flow) {
    return steps(flow, Step.Call.class);
  }

  private static List<Step.Return> returns(Flow flow) {
    return steps(flow, Step.Return.class);
  }

  private static <S> List<S> steps(Flow flow, Class<S> kind) {
    return flow.steps().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  private static Set<Integer> sources(Flow flow, int value) {
    Set<Integer> sources = new HashSet<>();
    for (Step.Move move : steps(flow, Step.Move.class)) {
      if (move.to() == value) {
        sources.add(move.from());
      }
    }
    return sources;
  }
}
