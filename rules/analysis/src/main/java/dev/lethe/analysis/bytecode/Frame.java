package dev.lethe.analysis.bytecode;

import java.util.Arrays;

/**
 * Value numbers on the operand stack and in the local variables at one instruction. A value of two
 * slots takes one stack entry here and two local variables, as in the class file.
 */
final class Frame {

  private int[] locals;
  private int[] stack = new int[8];
  private boolean[] wide = new boolean[8];
  private int height;

  Frame(int locals) {
    this.locals = new int[locals];
  }

  Frame(Frame other) {
    locals = other.locals.clone();
    stack = other.stack.clone();
    wide = other.wide.clone();
    height = other.height;
  }

  int locals() {
    return locals.length;
  }

  int local(int index) {
    return index < locals.length ? locals[index] : 0;
  }

  void setLocal(int index, int value) {
    if (index >= locals.length) {
      locals = Arrays.copyOf(locals, index + 1);
    }
    locals[index] = value;
  }

  int height() {
    return height;
  }

  int stack(int index) {
    return stack[index];
  }

  void setStack(int index, int value) {
    stack[index] = value;
  }

  void push(int value) {
    push(value, false);
  }

  void push(int value, boolean twoSlots) {
    if (height == stack.length) {
      stack = Arrays.copyOf(stack, height * 2);
      wide = Arrays.copyOf(wide, height * 2);
    }
    stack[height] = value;
    wide[height++] = twoSlots;
  }

  int pop() {
    return stack[--height];
  }

  boolean topIsWide() {
    return wide[height - 1];
  }

  void clearStack() {
    height = 0;
  }

  /** Copies the top {@code slots} slots below {@code below} further slots: all forms of DUP. */
  void duplicate(int slots, int below) {
    int top = entries(height, slots);
    int under = entries(height - top, below);
    int from = height - top;
    int[] values = Arrays.copyOfRange(stack, from - under, height);
    boolean[] widths = Arrays.copyOfRange(wide, from - under, height);
    int[] copies = Arrays.copyOfRange(stack, from, height);
    boolean[] copyWidths = Arrays.copyOfRange(wide, from, height);
    height -= top + under;
    for (int i = 0; i < copies.length; i++) {
      push(copies[i], copyWidths[i]);
    }
    for (int i = 0; i < values.length; i++) {
      push(values[i], widths[i]);
    }
  }

  /** How many entries above a height make up a number of slots. */
  private int entries(int from, int slots) {
    int entries = 0;
    for (int left = slots; left > 0; entries++) {
      left -= wide[from - 1 - entries] ? 2 : 1;
    }
    return entries;
  }

  /** Drops entries worth a number of slots. */
  void drop(int slots) {
    height -= entries(height, slots);
  }

  void swap() {
    int top = pop();
    int under = pop();
    push(top);
    push(under);
  }
}
