package dev.lethe.analysis.flow;

import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * One thing a body does with values. Values are numbered from 1 within a body; 0 stands for a value
 * that nothing is known of or asked about, such as a number written in the code. Lines are from the
 * class file, 0 where it has none.
 */
public sealed interface Step {

  /** The line of the instruction. */
  int line();

  /** The same step with other value numbers. */
  Step renumbered(IntUnaryOperator number);

  /** Calls the method of the visitor that stands for this kind of step. */
  void accept(StepVisitor visitor);

  /** An object of exactly this class, or an array, is made. */
  record New(int value, String type, int line) implements Step {
    @Override
    public Step renumbered(IntUnaryOperator number) {
      return new New(number.applyAsInt(value), type, line);
    }

    @Override
    public void accept(StepVisitor visitor) {
      visitor.visit(this);
    }
  }

  /** A string constant. */
  record Text(int value, String text, int line) implements Step {
    @Override
    public Step renumbered(IntUnaryOperator number) {
      return new Text(number.applyAsInt(value), text, line);
    }

    @Override
    public void accept(StepVisitor visitor) {
      visitor.visit(this);
    }
  }

  /** A class constant; {@code type} as in {@code Descriptors.type}. */
  record ClassConstant(int value, String type, int line) implements Step {
    @Override
    public Step renumbered(IntUnaryOperator number) {
      return new ClassConstant(number.applyAsInt(value), type, line);
    }

    @Override
    public void accept(StepVisitor visitor) {
      visitor.visit(this);
    }
  }

  /** A value goes on under another number. */
  record Move(int from, int to, int line) implements Step {
    @Override
    public Step renumbered(IntUnaryOperator number) {
      return new Move(number.applyAsInt(from), number.applyAsInt(to), line);
    }

    @Override
    public void accept(StepVisitor visitor) {
      visitor.visit(this);
    }
  }

  /** A value goes on if it is of a type. */
  record Cast(int from, int to, String type, int line) implements Step {
    @Override
    public Step renumbered(IntUnaryOperator number) {
      return new Cast(number.applyAsInt(from), number.applyAsInt(to), type, line);
    }

    @Override
    public void accept(StepVisitor visitor) {
      visitor.visit(this);
    }
  }

  /**
   * A number is computed from others, or a value is compared or tested; {@code value} is 0 for a
   * test.
   */
  record Derive(int value, int[] from, int line) implements Step {
    @Override
    public Step renumbered(IntUnaryOperator number) {
      return new Derive(number.applyAsInt(value), all(from, number), line);
    }

    @Override
    public void accept(StepVisitor visitor) {
      visitor.visit(this);
    }
  }

  /** A field is read; {@code base} is 0 for a static one. */
  record Load(int value, int base, Member field, boolean isStatic, int line) implements Step {
    @Override
    public Step renumbered(IntUnaryOperator number) {
      return new Load(number.applyAsInt(value), number.applyAsInt(base), field, isStatic, line);
    }

    @Override
    public void accept(StepVisitor visitor) {
      visitor.visit(this);
    }
  }

  /** A field is assigned; {@code base} is 0 for a static one. */
  record Store(int base, int value, Member field, boolean isStatic, int line) implements Step {
    @Override
    public Step renumbered(IntUnaryOperator number) {
      return new Store(number.applyAsInt(base), number.applyAsInt(value), field, isStatic, line);
    }

    @Override
    public void accept(StepVisitor visitor) {
      visitor.visit(this);
    }
  }

  /** An element of an array is read. */
  record ArrayLoad(int value, int array, int line) implements Step {
    @Override
    public Step renumbered(IntUnaryOperator number) {
      return new ArrayLoad(number.applyAsInt(value), number.applyAsInt(array), line);
    }

    @Override
    public void accept(StepVisitor visitor) {
      visitor.visit(this);
    }
  }

  /** An element of an array is assigned. */
  record ArrayStore(int array, int value, int line) implements Step {
    @Override
    public Step renumbered(IntUnaryOperator number) {
      return new ArrayStore(number.applyAsInt(array), number.applyAsInt(value), line);
    }

    @Override
    public void accept(StepVisitor visitor) {
      visitor.visit(this);
    }
  }

  /** A method is called; the receiver is the first argument unless the call is static. */
  record Call(
      Invocation kind, Member target, boolean onInterface, int[] arguments, int result, int line)
      implements Step {
    @Override
    public Step renumbered(IntUnaryOperator number) {
      return new Call(
          kind, target, onInterface, all(arguments, number), number.applyAsInt(result), line);
    }

    @Override
    public void accept(StepVisitor visitor) {
      visitor.visit(this);
    }
  }

  /**
   * A lambda or method reference is made.
   *
   * @param type the functional interface
   * @param markers further interfaces of the object
   * @param method its method, with the erased descriptor
   * @param implementation what runs
   * @param kind how the implementation is invoked
   * @param constructs whether the implementation is a constructor
   * @param captured the captured values, which come before the arguments of the call
   */
  record Function(
      int value,
      String type,
      List<String> markers,
      Member method,
      Member implementation,
      Invocation kind,
      boolean constructs,
      int[] captured,
      int line)
      implements Step {
    @Override
    public Step renumbered(IntUnaryOperator number) {
      return new Function(
          number.applyAsInt(value),
          type,
          markers,
          method,
          implementation,
          kind,
          constructs,
          all(captured, number),
          line);
    }

    @Override
    public void accept(StepVisitor visitor) {
      visitor.visit(this);
    }
  }

  /**
   * Strings are joined.
   *
   * @param recipe constant text, with character 1 where an argument goes
   */
  record Concatenation(int value, String recipe, int[] arguments, int line) implements Step {
    @Override
    public Step renumbered(IntUnaryOperator number) {
      return new Concatenation(number.applyAsInt(value), recipe, all(arguments, number), line);
    }

    @Override
    public void accept(StepVisitor visitor) {
      visitor.visit(this);
    }
  }

  /** A bootstrap method, not known here, makes a value or a call site. */
  record Dynamic(
      int value,
      Member bootstrap,
      String name,
      String descriptor,
      int[] arguments,
      List<Object> constants,
      int line)
      implements Step {
    @Override
    public Step renumbered(IntUnaryOperator number) {
      return new Dynamic(
          number.applyAsInt(value),
          bootstrap,
          name,
          descriptor,
          all(arguments, number),
          constants,
          line);
    }

    @Override
    public void accept(StepVisitor visitor) {
      visitor.visit(this);
    }
  }

  /** A value is returned; 0 where the method returns none. */
  record Return(int value, int line) implements Step {
    @Override
    public Step renumbered(IntUnaryOperator number) {
      return new Return(number.applyAsInt(value), line);
    }

    @Override
    public void accept(StepVisitor visitor) {
      visitor.visit(this);
    }
  }

  /** A value is thrown. */
  record Throw(int value, int line) implements Step {
    @Override
    public Step renumbered(IntUnaryOperator number) {
      return new Throw(number.applyAsInt(value), line);
    }

    @Override
    public void accept(StepVisitor visitor) {
      visitor.visit(this);
    }
  }

  /** A handler receives what was thrown; {@code type} is the type caught. */
  record Catch(int value, String type, int line) implements Step {
    @Override
    public Step renumbered(IntUnaryOperator number) {
      return new Catch(number.applyAsInt(value), type, line);
    }

    @Override
    public void accept(StepVisitor visitor) {
      visitor.visit(this);
    }
  }

  private static int[] all(int[] values, IntUnaryOperator number) {
    int[] renamed = new int[values.length];
    for (int i = 0; i < values.length; i++) {
      renamed[i] = number.applyAsInt(values[i]);
    }
    return renamed;
  }
}
