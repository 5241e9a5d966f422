package dev.lethe.analysis.flow;

/** Does something for each kind of step; nothing, unless said otherwise. */
public interface StepVisitor {

  default void visit(Step.New step) {}

  default void visit(Step.Text step) {}

  default void visit(Step.ClassConstant step) {}

  default void visit(Step.Move step) {}

  default void visit(Step.Cast step) {}

  default void visit(Step.Derive step) {}

  default void visit(Step.Load step) {}

  default void visit(Step.Store step) {}

  default void visit(Step.ArrayLoad step) {}

  default void visit(Step.ArrayStore step) {}

  default void visit(Step.Call step) {}

  default void visit(Step.Function step) {}

  default void visit(Step.Concatenation step) {}

  default void visit(Step.Dynamic step) {}

  default void visit(Step.Return step) {}

  default void visit(Step.Throw step) {}

  default void visit(Step.Catch step) {}
}
