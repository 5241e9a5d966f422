package dev.lethe.analysis.bytecode;

import dev.lethe.analysis.flow.ControlFlow;
import dev.lethe.analysis.flow.Flow;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.Descriptors;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Walks each block of a body once, in the order in which blocks are first reached, with value
 * numbers in place of values. Where several ways meet, each slot becomes a join of what comes along
 * them; joins of one source vanish at the end. Works without stack-map frames, so that class files
 * of any age are read alike.
 */
final class FlowWalk {

  private final MethodNode method;
  private final InsnList code;
  private final int[] arrivals;
  private final @Nullable Frame[] entries;
  private final Map<LabelNode, Integer> caught = new HashMap<>();
  private final Set<TryCatchBlockNode> entered = new HashSet<>();
  private final List<LabelNode> open = new ArrayList<>();
  private final List<Step> steps = new ArrayList<>();
  private final Joins joins = new Joins();
  private final Instructions instructions;
  private final @Nullable WayRecord record;
  private int values = 1;
  private int line;
  private int firstLine;

  private FlowWalk(MethodNode method, @Nullable WayRecord record) {
    this.method = method;
    this.record = record;
    this.code = method.instructions;
    this.arrivals = new int[code.size()];
    this.entries = new Frame[code.size()];
    this.instructions = new Instructions(this);
  }

  /** The value flow of a body. */
  static Flow of(MethodNode method) {
    return new FlowWalk(method, null).walk();
  }

  /** The ways through a body. */
  static ControlFlow ways(MethodNode method) {
    WayRecord record = new WayRecord();
    FlowWalk walk = new FlowWalk(method, record);
    int[] parameters = walk.run();
    return new WayAssembly(method, record, walk.steps, walk.joins.resolve(walk.values))
        .controlFlow(parameters);
  }

  private Flow walk() {
    int[] parameters = run();
    return new Renumbering(joins, values).flow(steps, parameters, firstLine);
  }

  private int[] run() {
    countArrivals();
    Frame frame = new Frame(method.maxLocals);
    int[] parameters = parameters(frame);
    start(frame);
    while (!open.isEmpty()) {
      int at = code.indexOf(open.remove(open.size() - 1));
      Frame entry = entries[at];
      if (entry != null) {
        block(at, new Frame(entry));
      }
    }
    return parameters;
  }

  /** A body may begin with the head of a loop. */
  private void start(Frame frame) {
    if (code.getFirst() instanceof LabelNode head && arrivals[0] > 1) {
      arrive(head, frame);
    } else {
      block(0, frame);
    }
  }

  private int[] parameters(Frame frame) {
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    List<String> types = Descriptors.parameters(method.desc);
    int[] parameters = new int[types.size() + (isStatic ? 0 : 1)];
    int slot = 0;
    int index = 0;
    if (!isStatic) {
      parameters[index++] = fresh();
      frame.setLocal(slot++, parameters[0]);
    }
    for (String type : types) {
      parameters[index] = fresh();
      frame.setLocal(slot, parameters[index++]);
      slot += type.equals("J") || type.equals("D") ? 2 : 1;
    }
    return parameters;
  }

  // ---- blocks

  private void countArrivals() {
    boolean falls = true;
    int index = 0;
    for (AbstractInsnNode at = code.getFirst(); at != null; at = at.getNext(), index++) {
      if (at instanceof LabelNode && falls) {
        arrivals[index]++;
      }
      for (LabelNode target : targets(at)) {
        arrivals[code.indexOf(target)]++;
      }
      falls = at.getOpcode() < 0 ? falls || at instanceof LabelNode : fallsThrough(at.getOpcode());
    }
    for (TryCatchBlockNode handler : method.tryCatchBlocks) {
      arrivals[code.indexOf(handler.handler)] += 2;
    }
  }

  static List<LabelNode> targets(AbstractInsnNode at) {
    if (at instanceof JumpInsnNode jump) {
      return List.of(jump.label);
    }
    if (at instanceof TableSwitchInsnNode table) {
      return withDefault(table.labels, table.dflt);
    }
    if (at instanceof LookupSwitchInsnNode lookup) {
      return withDefault(lookup.labels, lookup.dflt);
    }
    return List.of();
  }

  private static List<LabelNode> withDefault(List<LabelNode> labels, LabelNode other) {
    List<LabelNode> all = new ArrayList<>(labels);
    all.add(other);
    return all;
  }

  static boolean fallsThrough(int opcode) {
    return opcode != Opcodes.GOTO
        && opcode != Opcodes.ATHROW
        && opcode != Opcodes.TABLESWITCH
        && opcode != Opcodes.LOOKUPSWITCH
        && opcode != Opcodes.RET
        && !(opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN);
  }

  private void block(int start, Frame frame) {
    line = lineBefore(start);
    if (record != null) {
      record.at(start);
    }
    boolean first = true;
    for (AbstractInsnNode at = code.get(start); at != null; at = at.getNext()) {
      if (record != null && !first && !(at instanceof LabelNode)) {
        record.at(code.indexOf(at));
      }
      if (at instanceof LabelNode label && !first) {
        if (arrivals[code.indexOf(label)] > 1) {
          arrive(label, frame);
          return;
        }
        if (record != null) {
          record.at(code.indexOf(at));
        }
        handlersFrom(label, frame);
      } else if (at instanceof LabelNode label) {
        coveringHandlers(start, frame);
        handlersFrom(label, frame);
      } else if (at instanceof LineNumberNode number) {
        setLine(number.line);
      } else if (at.getOpcode() >= 0 && !step(at, frame)) {
        return;
      }
      first = false;
    }
  }

  private boolean step(AbstractInsnNode at, Frame frame) {
    instructions.apply(at, frame);
    if (at instanceof VarInsnNode variable && variable.getOpcode() >= Opcodes.ISTORE) {
      coveringHandlers(code.indexOf(at), frame);
    }
    for (LabelNode target : targets(at)) {
      arrive(target, frame);
    }
    return fallsThrough(at.getOpcode());
  }

  private void setLine(int number) {
    line = number;
    // A constructor holds its class's initialisers, too, which may stand above it.
    boolean keep = firstLine != 0 && method.name.equals("<init>");
    firstLine = firstLine == 0 ? number : keep ? firstLine : Math.min(firstLine, number);
  }

  private int lineBefore(int index) {
    for (AbstractInsnNode at = code.get(index); at != null; at = at.getPrevious()) {
      if (at instanceof LineNumberNode number) {
        return number.line;
      }
    }
    return 0;
  }

  // ---- joins

  private void arrive(LabelNode label, Frame frame) {
    arrive(label, frame, false);
  }

  private void arrive(LabelNode label, Frame frame, boolean exceptional) {
    int at = code.indexOf(label);
    Frame entry = entries[at];
    if (entry == null) {
      entries[at] = arrivals[at] > 1 ? joined(frame) : new Frame(frame);
      record(at, exceptional, frame);
      open.add(label);
      return;
    }
    record(at, exceptional, frame);
    for (int i = 0; i < entry.locals(); i++) {
      join(entry.local(i), frame.local(i));
    }
    for (int i = 0; i < Math.min(entry.height(), frame.height()); i++) {
      join(entry.stack(i), frame.stack(i));
    }
  }

  private void record(int at, boolean exceptional, Frame frame) {
    Frame entry = entries[at];
    if (record == null || entry == null || arrivals[at] <= 1) {
      return;
    }
    for (int i = 0; i < entry.locals(); i++) {
      record.arrival(at, exceptional, frame.local(i), entry.local(i));
    }
    for (int i = 0; i < Math.min(entry.height(), frame.height()); i++) {
      record.arrival(at, exceptional, frame.stack(i), entry.stack(i));
    }
  }

  private Frame joined(Frame frame) {
    Frame entry = new Frame(frame);
    for (int i = 0; i < entry.locals(); i++) {
      entry.setLocal(i, joinOf(frame.local(i)));
    }
    for (int i = 0; i < entry.height(); i++) {
      entry.setStack(i, joinOf(frame.stack(i)));
    }
    return entry;
  }

  private int joinOf(int value) {
    int join = fresh();
    joins.open(join);
    join(join, value);
    return join;
  }

  private void join(int join, int value) {
    if (join != 0 && value != 0) {
      joins.add(join, value);
    }
  }

  // ---- exception handlers

  /** A try block that starts at this label may throw before it stores anything. */
  private void handlersFrom(LabelNode label, Frame frame) {
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (block.start == label) {
        enter(block, frame);
      }
    }
  }

  private void coveringHandlers(int index, Frame frame) {
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (code.indexOf(block.start) <= index && index < code.indexOf(block.end)) {
        enter(block, frame);
      }
    }
  }

  private void enter(TryCatchBlockNode block, Frame frame) {
    Frame thrown = new Frame(frame);
    thrown.clearStack();
    thrown.push(exception(block));
    arrive(block.handler, thrown, true);
  }

  private int exception(TryCatchBlockNode block) {
    Integer known = caught.get(block.handler);
    if (known == null) {
      known = fresh();
      caught.put(block.handler, known);
    }
    String type = block.type == null ? "java/lang/Throwable" : block.type;
    if (entered.add(block)) {
      add(new Step.Catch(known, type, lineBefore(code.indexOf(block.handler))));
    }
    return known;
  }

  // ---- what instructions need

  int fresh() {
    return values++;
  }

  int line() {
    return line;
  }

  void add(Step step) {
    steps.add(step);
    if (record != null) {
      record.step(step);
    }
  }

  /** The number of a constant: 0, unless somebody asked for the ways. */
  int constant(Object constant) {
    if (record == null) {
      return 0;
    }
    int value = fresh();
    record.constant(value, constant);
    return value;
  }

  /** A local variable was increased. */
  void increase(int local, Frame frame) {
    if (record != null) {
      frame.setLocal(local, fresh());
    }
  }
}
