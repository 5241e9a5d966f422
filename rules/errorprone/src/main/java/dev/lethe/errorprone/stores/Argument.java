package dev.lethe.errorprone.stores;

import com.sun.source.tree.ExpressionTree;
import dev.lethe.catalogue.apis.Effect;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds what a call is given by the catalogue's numbers. */
final class Argument {

  private Argument() {}

  /** The receiver or an argument; null where there is no such thing. */
  static @Nullable ExpressionTree at(
      int slot, @Nullable ExpressionTree receiver, List<? extends ExpressionTree> arguments) {
    if (slot == Effect.Location.THIS) {
      return receiver;
    }
    return slot > 0 && slot <= arguments.size() ? arguments.get(slot - 1) : null;
  }
}
