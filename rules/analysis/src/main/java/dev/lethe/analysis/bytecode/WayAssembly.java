package dev.lethe.analysis.bytecode;

import dev.lethe.analysis.flow.ControlFlow;
import dev.lethe.analysis.flow.ControlFlow.Node;
import dev.lethe.analysis.flow.ControlFlow.Test;
import dev.lethe.analysis.flow.ControlFlow.Way;
import dev.lethe.analysis.flow.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Puts together the ways through a body from what was taken down on the walk. */
final class WayAssembly {

  /** Where a way starts and ends. */
  private record Ends(int from, int to) {}

  private final MethodNode method;
  private final InsnList code;
  private final int[] number;
  private final int[] indices;
  private final @Nullable Step[] steps;
  private final Map<Integer, Object> constants = new HashMap<>();
  private final Map<Ends, List<Step.Move>> moves = new HashMap<>();
  private final Map<Integer, TreeMap<Integer, List<Step.Move>>> thrown = new HashMap<>();

  WayAssembly(MethodNode method, WayRecord record, List<Step> walked, int[] number) {
    this.method = method;
    this.code = method.instructions;
    this.number = number;
    this.indices = new int[code.size()];
    this.steps = new Step[code.size()];
    for (int i = 0; i < walked.size(); i++) {
      keep(record.origins().get(i), walked.get(i), i);
    }
    record.constants().forEach((value, constant) -> constants.put(number[value], constant));
    record.arrivals().forEach(this::keep);
  }

  private void keep(int origin, Step step, int index) {
    if (origin >= 0) {
      steps[origin] = step.renumbered(value -> number[value]);
      indices[origin] = index;
    }
  }

  /**
   * A join of one value is that value and stays as it is, whether or not the slot was in use
   * before.
   */
  private void keep(WayRecord.Arrival arrival) {
    List<Step.Move> met = arrival.exceptional() ? thrown(arrival) : moves(arrival);
    int from = number[arrival.value()];
    int to = number[arrival.join()];
    if (from != to && to == arrival.join()) {
      met.add(new Step.Move(from, to, 0));
    }
  }

  private List<Step.Move> thrown(WayRecord.Arrival arrival) {
    return thrown
        .computeIfAbsent(arrival.to(), key -> new TreeMap<>())
        .computeIfAbsent(arrival.from(), key -> new ArrayList<>());
  }

  private List<Step.Move> moves(WayRecord.Arrival arrival) {
    return moves.computeIfAbsent(new Ends(arrival.from(), arrival.to()), key -> new ArrayList<>());
  }

  ControlFlow controlFlow(int[] parameters) {
    List<Node> nodes = new ArrayList<>();
    for (int at = 0; at < code.size(); at++) {
      nodes.add(new Node(steps[at], indices[at], ways(at)));
    }
    int[] numbers = Arrays.stream(parameters).map(value -> number[value]).toArray();
    return new ControlFlow(numbers, List.copyOf(nodes), Map.copyOf(constants));
  }

  private List<Way> ways(int at) {
    List<Way> ways = new ArrayList<>();
    AbstractInsnNode instruction = code.get(at);
    for (LabelNode target : FlowWalk.targets(instruction)) {
      ways.add(way(at, code.indexOf(target), test(at, true)));
    }
    boolean falls = instruction.getOpcode() < 0 || FlowWalk.fallsThrough(instruction.getOpcode());
    if (falls && at + 1 < code.size()) {
      ways.add(way(at, at + 1, test(at, false)));
    }
    exceptional(at, ways);
    return List.copyOf(ways);
  }

  private Way way(int from, int to, @Nullable Test test) {
    return new Way(to, false, test, moves.getOrDefault(new Ends(from, to), List.of()));
  }

  private void exceptional(int at, List<Way> ways) {
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (code.indexOf(block.start) <= at && at < code.indexOf(block.end)) {
        int handler = code.indexOf(block.handler);
        ways.add(new Way(handler, true, null, movesTo(handler, at)));
      }
    }
  }

  /** Handlers were told of the variables where a block begins and after each change of one. */
  private List<Step.Move> movesTo(int handler, int at) {
    var latest = thrown.getOrDefault(handler, new TreeMap<>()).floorEntry(at);
    return latest == null ? List.of() : latest.getValue();
  }

  /** What a conditional jump says of a boolean value: that it is no zero, or equals a constant. */
  private @Nullable Test test(int at, boolean jumps) {
    if (!(code.get(at) instanceof JumpInsnNode jump)
        || !(steps[at] instanceof Step.Derive tested)) {
      return null;
    }
    return switch (jump.getOpcode()) {
      case Opcodes.IFEQ -> new Test(tested.from()[0], !jumps);
      case Opcodes.IFNE -> new Test(tested.from()[0], jumps);
      case Opcodes.IF_ICMPEQ -> compared(tested.from(), jumps);
      case Opcodes.IF_ICMPNE -> compared(tested.from(), !jumps);
      default -> null;
    };
  }

  private @Nullable Test compared(int[] operands, boolean equal) {
    for (int i = 0; i < 2; i++) {
      if (constants.get(operands[i]) instanceof Integer constant && (constant & ~1) == 0) {
        return new Test(operands[1 - i], (constant == 1) == equal);
      }
    }
    return null;
  }
}
