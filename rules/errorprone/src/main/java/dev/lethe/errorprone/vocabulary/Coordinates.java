package dev.lethe.errorprone.vocabulary;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import dev.lethe.catalogue.apis.Effect;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Which types, values and parameters are coordinates.
 *
 * @param types the compiler's knowledge of types
 * @param known what the catalogue knows of libraries
 */
public record Coordinates(Types types, KnownApis known) {

  private static final Set<TypeTag> NUMBERS =
      EnumSet.of(TypeTag.INT, TypeTag.LONG, TypeTag.FLOAT, TypeTag.DOUBLE);

  /** Whether a type locates something on a screen, or holds others that do. */
  public boolean areIn(Type type) {
    if (type.hasTag(TypeTag.ARRAY)) {
      return areIn(types.elemtype(type));
    }
    return type.hasTag(TypeTag.CLASS)
        && (Word.COORDINATES.holdsFor(type, types)
            || type.getTypeArguments().stream().anyMatch(this::areIn));
  }

  /** Whether a declared value is a coordinate, by its type or its own annotation. */
  public boolean is(Symbol declared) {
    return Word.COORDINATES.isOn(declared) || areIn(typeOf(declared));
  }

  private static Type typeOf(Symbol declared) {
    return declared instanceof MethodSymbol method ? method.getReturnType() : declared.type;
  }

  /** The numbers of an acting method's parameters that are consumed, from 0. */
  public List<Integer> consumed(MethodSymbol acting) {
    List<Integer> named = known.onScreen(acting).map(Effect.OnScreen::consumed).orElse(List.of());
    return named.isEmpty() ? located(acting) : places(acting, named);
  }

  private List<Integer> located(MethodSymbol acting) {
    List<Integer> consumed = new ArrayList<>();
    for (int i = 0; i < acting.getParameters().size(); i++) {
      if (isPlace(acting.getParameters().get(i))) {
        consumed.add(i);
      }
    }
    return consumed.isEmpty() ? numbers(acting) : consumed;
  }

  private boolean isPlace(VarSymbol parameter) {
    return is(parameter)
        || (parameter.type.hasTag(TypeTag.CLASS) && known.areCoordinates(parameter.type));
  }

  /** Of the parameters that the catalogue names those that can only be a place. */
  private List<Integer> places(MethodSymbol acting, List<Integer> slots) {
    List<Integer> places = new ArrayList<>();
    for (int slot : slots) {
      int index = slot - 1;
      if (index >= 0 && index < acting.getParameters().size()) {
        VarSymbol parameter = acting.getParameters().get(index);
        if (NUMBERS.contains(parameter.type.getTag()) || isPlace(parameter)) {
          places.add(index);
        }
      }
    }
    return places;
  }

  private static List<Integer> numbers(MethodSymbol acting) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < acting.getParameters().size(); i++) {
      VarSymbol parameter = acting.getParameters().get(i);
      if (NUMBERS.contains(parameter.type.getTag())) {
        numbers.add(i);
      }
    }
    return numbers;
  }

  /** Whether values of a type can carry a place at all; texts and truth values do not. */
  public boolean canCarry(Type type) {
    return switch (type.getTag()) {
      case INT, LONG, SHORT, FLOAT, DOUBLE, ARRAY, TYPEVAR -> true;
      case CLASS -> !type.tsym.getQualifiedName().contentEquals("java.lang.String");
      default -> false;
    };
  }

  /** Whether a type is a number, boxed or not. */
  public boolean isNumber(Type type) {
    return NUMBERS.contains(types.unboxedTypeOrType(type).getTag());
  }
}
