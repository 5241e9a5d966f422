package dev.lethe.errorprone.freshness;

import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import javax.lang.model.element.VariableElement;
import org.checkerframework.errorprone.dataflow.analysis.Store;
import org.checkerframework.errorprone.dataflow.cfg.visualize.CFGVisualizer;
import org.checkerframework.errorprone.dataflow.expression.JavaExpression;

/**
 * What is known of variables at a place: locals, parameters, and fields of the object itself.
 *
 * @param values what is known of each; nothing yet of any other
 */
record Known(Map<VariableElement, Freshness> values) implements Store<Known> {

  static final Known NOTHING = new Known(Map.of());

  Known with(VariableElement variable, Freshness value) {
    if (value.equals(values.get(variable))) {
      return this;
    }
    Map<VariableElement, Freshness> changed = new HashMap<>(values);
    changed.put(variable, value);
    return new Known(changed);
  }

  /** The same once the screen has changed. */
  Known after(long changed) {
    return mapped(value -> value.after(changed));
  }

  /** The same once other code may have assigned fields. */
  Known withoutFields() {
    Map<VariableElement, Freshness> changed = new HashMap<>(values);
    changed.keySet().removeIf(it -> it.getKind().isField());
    return changed.size() == values.size() ? this : new Known(changed);
  }

  private Known mapped(UnaryOperator<Freshness> change) {
    Map<VariableElement, Freshness> changed = new HashMap<>(values);
    changed.replaceAll((variable, value) -> change.apply(value));
    return new Known(changed);
  }

  @Override
  public Known copy() {
    return this;
  }

  @Override
  public Known leastUpperBound(Known other) {
    Map<VariableElement, Freshness> joined = new HashMap<>(values);
    other.values.forEach(
        (variable, value) -> joined.merge(variable, value, Freshness::leastUpperBound));
    return new Known(joined);
  }

  @Override
  public Known widenedUpperBound(Known previous) {
    return leastUpperBound(previous);
  }

  @Override
  public boolean canAlias(JavaExpression first, JavaExpression second) {
    return true;
  }

  @Override
  public String visualize(CFGVisualizer<?, Known, ?> visualizer) {
    return values.toString();
  }
}
