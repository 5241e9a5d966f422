package dev.lethe.analysis.judge.freshness;

import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What is known of what methods are given that no code of the session calls. */
final class EntryInputs {

  private final Desk desk;

  EntryInputs(Desk desk) {
    this.desk = desk;
  }

  /** The entry points, and the initialisers of classes. */
  List<Context> starts() {
    List<Context> starts = new ArrayList<>();
    for (Context context : desk.graph.agent()) {
      if (isEntryPoint(context) || context.method().isInitializer()) {
        starts.add(context);
      }
    }
    return starts;
  }

  private boolean isEntryPoint(Context context) {
    return desk.graph.entryPoints().containsKey(context.method());
  }

  /** Where what a method consumes of its inputs comes from, as far as that is known. */
  SortedSet<Source> known(Context start, Consumption use) {
    Location input = use.source().input();
    SortedSet<Source> known = new TreeSet<>();
    if (input == null) {
      return known;
    }
    if (isOfCaller(start, input)) {
      if (isEntryPoint(start)) {
        given(start.method(), input, known);
      } else if (use.byType() && isSpoilt(start.method(), use.source())) {
        known.add(use.source());
      }
    } else {
      kept(input, known);
    }
    switch (use.source().part()) {
      case BESIDE -> known.removeIf(Source::isMadeUp);
      case POSITION -> known.remove(Source.LITERAL);
      default -> {}
    }
    return known;
  }

  private static boolean isOfCaller(Context start, Location input) {
    return input.isParameter() && (start.method().isStatic() || input.number() > 0);
  }

  /** What a model makes up. */
  private void given(MethodModel method, Location input, SortedSet<Source> known) {
    if (!isDevice(type(method, input))) {
      known.add(Source.UNRESOLVED);
    }
  }

  private static String type(MethodModel method, Location input) {
    return method.parameterTypes().get(input.number() - (method.isStatic() ? 0 : 1));
  }

  /** An element that is given stands for itself until another page comes. */
  private boolean isSpoilt(MethodModel method, Source given) {
    Spot changed = given.changed();
    Location input = given.input();
    return changed != null && input != null && (changed.renews() || !isDevice(type(method, input)));
  }

  /** Whether a type is one with which sessions act or look, not one of what they are given. */
  private boolean isDevice(String type) {
    return Descriptors.isReference(type)
        && desk.graph.program().lineage(type).stream()
            .anyMatch(model -> model.methods().stream().anyMatch(desk::isScreen));
  }

  /** What an earlier call may have left in a field. */
  private void kept(Location input, SortedSet<Source> known) {
    SortedSet<Source> put = desk.kept.at(input);
    boolean coordinates =
        isCoordinates(input) || put.stream().anyMatch(source -> isCoordinates(source));
    if (coordinates) {
      known.add(Source.KEPT);
    } else if (put.contains(Source.LITERAL)) {
      known.add(Source.LITERAL);
    }
  }

  private static boolean isCoordinates(Source source) {
    return switch (source.kind()) {
      case RESOLVED, OBSERVED, FOUND -> true;
      default -> false;
    };
  }

  /** Whether the last field on the way is one of coordinates, whatever gets there. */
  private boolean isCoordinates(Location input) {
    FieldModel field = lastField(input);
    boolean literals = desk.kept.at(input).stream().allMatch(Source.LITERAL::equals);
    return field != null
        && desk.screen.isCoordinates(field)
        && (desk.kept.at(input).isEmpty() || !literals);
  }

  private @Nullable FieldModel lastField(Location input) {
    String way =
        input.root().charAt(0) == '=' ? input.root().substring(1) + ";" + input.way() : input.way();
    FieldModel last = null;
    for (String part : way.split(";")) {
      int dot = part.lastIndexOf('.');
      ClassModel owner = dot < 0 ? null : desk.graph.program().find(part.substring(0, dot));
      last = owner == null ? last : owner.field(part.substring(dot + 1));
    }
    return last;
  }
}
