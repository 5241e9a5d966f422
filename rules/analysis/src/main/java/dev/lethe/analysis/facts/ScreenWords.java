package dev.lethe.analysis.facts;

import dev.lethe.analysis.bytecode.Signatures;
import dev.lethe.analysis.models.Models;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.ParameterModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.apis.Effect;
import dev.lethe.catalogue.apis.ScreenDeed;
import dev.lethe.catalogue.vocabulary.DeclaredCoordinates;
import dev.lethe.catalogue.vocabulary.DeclaredType;
import dev.lethe.catalogue.vocabulary.MemberPattern;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What locates something on a screen, and which methods look at the screen, change it or check it.
 */
public final class ScreenWords {

  private static final Set<String> NUMBERS = Set.of("I", "J", "F", "D", "[I", "[J", "[F", "[D");
  private static final int DEEPEST = 3;

  private final Program program;
  private final Models models;
  private final Declared declared;
  private final Signatures parameters = new Signatures();
  private final Map<String, Boolean> coordinates = new HashMap<>();
  private final Map<String, Map<MethodModel, Boolean>> words = new HashMap<>();
  private final Map<MethodModel, @Nullable ScreenDeed> deeds = new HashMap<>();

  /** What the configuration and, of types, the catalogue say. */
  private record Declared(Set<String> types, DeclaredCoordinates all) {
    List<MemberPattern> patterns(String word) {
      return switch (word) {
        case Words.OBSERVES -> all.observes();
        case Words.CHANGES_SCREEN -> all.acts();
        default -> all.resolves();
      };
    }
  }

  ScreenWords(Program program, Models models, DeclaredCoordinates all) {
    this.program = program;
    this.models = models;
    Set<String> types = new HashSet<>();
    models.coordinates().forEach(type -> types.add(type.replace('.', '/')));
    for (DeclaredType type : all.types()) {
      ClassModel model = TypeNames.find(program, type.type());
      if (model != null) {
        types.add(model.name());
      }
    }
    this.declared = new Declared(types, all);
  }

  /** Whether objects of a type, or the elements of an array, are coordinates. */
  public boolean isCoordinates(String type) {
    return coordinates.computeIfAbsent(type, this::findCoordinates);
  }

  private boolean findCoordinates(String type) {
    String element = type.substring(type.lastIndexOf('[') + 1);
    boolean array = element.length() < type.length();
    if (array && !element.startsWith("L")) {
      return false;
    }
    String name = array ? element.substring(1, element.length() - 1) : element;
    if (name.length() < 2) {
      return false;
    }
    for (ClassModel model : program.lineage(name)) {
      if (declared.types.contains(model.name()) || model.isAnnotated(Words.COORDINATES)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a field is said to hold coordinates. */
  public boolean isCoordinates(FieldModel field) {
    String descriptor = field.descriptor();
    String type =
        descriptor.startsWith("L") ? descriptor.substring(1, descriptor.length() - 1) : descriptor;
    return isCoordinates(type)
        || field.annotations().stream().anyMatch(it -> it.type().equals(Words.COORDINATES));
  }

  /** Whether a method is said to return coordinates. */
  public boolean returnsCoordinates(MethodModel method) {
    return isCoordinates(method.returnType()) || is(method, Words.COORDINATES);
  }

  /** What a method does with the screen; null where it has nothing to do with one. */
  public @Nullable ScreenDeed deed(MethodModel method) {
    ScreenDeed known = deeds.get(method);
    if (known == null && !deeds.containsKey(method)) {
      known = find(method);
      deeds.put(method, known);
    }
    return known;
  }

  private @Nullable ScreenDeed find(MethodModel method) {
    if (is(method, Words.CHANGES_SCREEN)) {
      return ScreenDeed.ACTS;
    }
    if (is(method, Words.OBSERVES)) {
      return ScreenDeed.OBSERVES;
    }
    Effect.OnScreen known = models.onScreen(method);
    return known == null ? null : known.deed();
  }

  /** Whether the catalogue, and not the project, says what a method does with the screen. */
  public boolean isKnown(MethodModel method) {
    return models.onScreen(method) != null;
  }

  /** Whether a method checks a reference against the current screen. */
  public boolean resolves(MethodModel method) {
    return is(method, Words.RESOLVES_REF) || deed(method) == ScreenDeed.RESOLVES;
  }

  private boolean is(MethodModel method, String word) {
    return words
        .computeIfAbsent(word, key -> new HashMap<>())
        .computeIfAbsent(method, key -> find(key, word));
  }

  private boolean find(MethodModel method, String word) {
    if (word.equals(Words.COORDINATES)) {
      return says(method, word);
    }
    return says(method, word)
        || declared.patterns(word).stream().anyMatch(pattern -> matches(pattern, method));
  }

  /** Whether a method, or one that it overrides, is annotated; with type arguments, too. */
  private boolean says(MethodModel method, String word) {
    for (String descriptor : descriptors(method)) {
      for (ClassModel model : program.lineage(method.owner().name())) {
        MethodModel found = model.method(method.name(), descriptor);
        if (found != null && found.isAnnotated(word)) {
          return true;
        }
      }
    }
    return method.isAnnotated(word);
  }

  private static Set<String> descriptors(MethodModel method) {
    Set<String> descriptors = new HashSet<>(Set.of(method.descriptor()));
    for (MethodModel other : method.owner().methods()) {
      boolean bridge =
          other.isBridge()
              && other.name().equals(method.name())
              && other.parameterTypes().size() == method.parameterTypes().size();
      if (bridge) {
        descriptors.add(other.descriptor());
      }
    }
    return descriptors;
  }

  private boolean matches(MemberPattern pattern, MethodModel method) {
    if (pattern.kind() == MemberPattern.Kind.ANNOTATION) {
      return TypeNames.candidates(pattern.type()).stream().anyMatch(name -> says(method, name));
    }
    return pattern.matchesMember(method.name())
        && program.lineage(method.owner().name()).stream()
            .anyMatch(model -> pattern.matchesType(TypeNames.binary(model.name())));
  }

  // ---- what acting methods consume

  /** Whether an acting method acts on its receiver. */
  public boolean consumesReceiver(MethodModel method) {
    return isCoordinates(method.owner().name()) || named(method).contains(Effect.Location.THIS);
  }

  private List<Integer> named(MethodModel method) {
    Effect.OnScreen known = models.onScreen(method);
    return known == null ? List.of() : known.consumed();
  }

  /**
   * The parameters on which an acting method acts: those that the catalogue names, or that are
   * coordinates by type or annotation; failing these, its numbers.
   */
  public List<Integer> consumed(MethodModel method) {
    List<Integer> named = named(method);
    return named.isEmpty()
        ? located(method)
        : named.stream().filter(slot -> slot > 0).map(slot -> slot - 1).toList();
  }

  private List<Integer> located(MethodModel method) {
    List<Integer> located = new ArrayList<>();
    List<Integer> numbers = new ArrayList<>();
    List<String> types = method.parameterTypes();
    for (int i = 0; i < types.size(); i++) {
      if (isLocated(method, i, types.get(i))) {
        located.add(i);
      } else if (NUMBERS.contains(types.get(i))) {
        numbers.add(i);
      }
    }
    return located.isEmpty() ? numbers : located;
  }

  /** Whether a parameter is a number that nothing says to be a coordinate. */
  public boolean isPlainNumber(MethodModel method, int index) {
    String type = method.parameterTypes().get(index);
    return NUMBERS.contains(type) && !isLocated(method, index, type);
  }

  private boolean isLocated(MethodModel method, int index, String type) {
    return isCoordinates(type)
        || isSaid(method, index)
        || (program.isApplication(type) && holdsCoordinates(type, DEEPEST, new HashSet<>()));
  }

  private boolean isSaid(MethodModel method, int index) {
    for (ClassModel model : program.lineage(method.owner().name())) {
      MethodModel found = model.method(method.name(), method.descriptor());
      List<ParameterModel> known = found == null ? List.of() : parameters.of(found);
      @Nullable ParameterModel parameter = index < known.size() ? known.get(index) : null;
      if (parameter != null
          && (parameter.annotations().contains(Words.COORDINATES)
              || parameter.isVariable()
              || parameter.types().stream().anyMatch(this::isCoordinates))) {
        return true;
      }
    }
    return false;
  }

  /** Whether objects of a type, or of one that implements it, keep coordinates. */
  private boolean holdsCoordinates(String type, int depth, Set<String> seen) {
    if (depth == 0 || !seen.add(type)) {
      return false;
    }
    for (ClassModel model : program.subtypes(type)) {
      for (FieldModel field : model.fields()) {
        String held = field.descriptor();
        boolean inside =
            isCoordinates(field)
                || (held.startsWith("L")
                    && program.isApplication(held.substring(1, held.length() - 1))
                    && holdsCoordinates(held.substring(1, held.length() - 1), depth - 1, seen));
        if (!field.isStatic() && inside) {
          return true;
        }
      }
    }
    return false;
  }
}
