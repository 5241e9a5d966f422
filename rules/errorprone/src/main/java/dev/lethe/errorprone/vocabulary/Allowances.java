package dev.lethe.errorprone.vocabulary;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Attribute;
import com.sun.tools.javac.code.Symbol;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reviewed exceptions, as {@code @AllowsMemory} states them. */
public final class Allowances {

  private static final String ALLOWS_MEMORY = "dev.lethe.annotations.AllowsMemory";

  private Allowances() {}

  /**
   * Whether a declaration around a place allows a rule today. Whether the allowance is complete is
   * for the whole-program check to say.
   */
  public static boolean hold(TreePath place, String rule) {
    for (TreePath path = place; path != null; path = path.getParentPath()) {
      Symbol declared = ASTHelpers.getDeclaredSymbol(path.getLeaf());
      if (declared != null && allows(declared, rule)) {
        return true;
      }
    }
    return false;
  }

  private static boolean allows(Symbol symbol, String rule) {
    return symbol.getAnnotationMirrors().stream()
        .flatMap(Allowances::single)
        .anyMatch(it -> text(it, "rule").equals(rule) && isNotPast(text(it, "until")));
  }

  /** The annotation itself, or those in the container of several. */
  private static Stream<Attribute.Compound> single(Attribute.Compound annotation) {
    String name = annotation.type.tsym.flatName().toString();
    if (name.equals(ALLOWS_MEMORY)) {
      return Stream.of(annotation);
    }
    return name.equals(ALLOWS_MEMORY + "$List") ? contained(annotation) : Stream.empty();
  }

  private static Stream<Attribute.Compound> contained(Attribute.Compound container) {
    return member(container, "value") instanceof Attribute.Array array
        ? Stream.of(array.values)
            .filter(Attribute.Compound.class::isInstance)
            .map(Attribute.Compound.class::cast)
        : Stream.empty();
  }

  private static String text(Attribute.Compound annotation, String member) {
    Attribute value = member(annotation, member);
    return value == null ? "" : value.getValue().toString();
  }

  private static @Nullable Attribute member(Attribute.Compound annotation, String name) {
    return annotation.values.stream()
        .filter(it -> it.fst.name.contentEquals(name))
        .map(it -> it.snd)
        .findFirst()
        .orElse(null);
  }

  private static boolean isNotPast(String until) {
    try {
      return until.isEmpty()
          || !LocalDate.parse(until).isBefore(LocalDate.now(ZoneId.systemDefault()));
    } catch (DateTimeParseException e) {
      return true;
    }
  }
}
