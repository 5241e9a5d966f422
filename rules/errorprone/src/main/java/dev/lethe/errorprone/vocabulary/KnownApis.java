package dev.lethe.errorprone.vocabulary;

import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import dev.lethe.catalogue.apis.Api;
import dev.lethe.catalogue.apis.ApiFile;
import dev.lethe.catalogue.apis.Apis;
import dev.lethe.catalogue.apis.Effect;
import dev.lethe.catalogue.apis.Neutral;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the catalogue says of the methods and types of libraries. */
public final class KnownApis {

  private static final Context.Key<KnownApis> KEY = new Context.Key<>();

  private final Types types;
  private final Map<String, List<Api>> byType = new HashMap<>();
  private final Set<String> neutrals = new HashSet<>();
  private final Set<String> coordinates = new HashSet<>();

  private KnownApis(Types types, List<ApiFile> files) {
    this.types = types;
    for (ApiFile file : files) {
      file.apis()
          .forEach(it -> byType.computeIfAbsent(it.type(), any -> new ArrayList<>()).add(it));
      file.neutrals().map(Neutral::type).forEach(neutrals::add);
      file.coordinates().forEach(coordinates::add);
    }
  }

  /** The catalogue, read once in a compilation, and only where an agent is in it. */
  public static KnownApis of(Context context) {
    KnownApis known = context.get(KEY);
    if (known != null) {
      return known;
    }
    KnownApis read = new KnownApis(Types.instance(context), Apis.all());
    context.put(KEY, read);
    return read;
  }

  /** The effects of a method, or none where nothing is known of it. */
  public List<Effect> effects(MethodSymbol method) {
    List<String> parameters = method.getParameters().stream().map(KnownApis::simpleName).toList();
    Type type = method.enclClass().type;
    return (method.isConstructor() ? List.of(type) : types.closure(type))
        .stream()
            .map(it -> best(it, method, parameters))
            .flatMap(Optional::stream)
            .findFirst()
            .map(Api::effects)
            .orElse(List.of());
  }

  private Optional<Api> best(Type type, MethodSymbol method, List<String> parameters) {
    String name = method.getSimpleName().toString();
    return byType.getOrDefault(type.tsym.flatName().toString(), List.of()).stream()
        .filter(it -> it.names(name) && it.fits(parameters))
        .max(Comparator.comparing((Api it) -> !it.isFamily()).thenComparing(Api::precision));
  }

  private static String simpleName(VarSymbol parameter) {
    String name = parameter.type.tsym.getSimpleName().toString();
    return parameter.type.tsym.name.isEmpty() ? parameter.type.toString() : name;
  }

  /** What a method does with a screen, if it has to do with one. */
  public Optional<Effect.OnScreen> onScreen(MethodSymbol method) {
    return effects(method).stream()
        .filter(Effect.OnScreen.class::isInstance)
        .map(Effect.OnScreen.class::cast)
        .findFirst();
  }

  /** Whether objects of a library's type locate something on a screen. */
  public boolean areCoordinates(Type type) {
    return types.closure(type).stream()
        .anyMatch(it -> coordinates.contains(it.tsym.flatName().toString()));
  }

  /** Whether objects of a type are no state of an agent. */
  public boolean isNeutral(Type type) {
    return types.closure(type).stream().anyMatch(it -> isNamed(it.tsym.flatName().toString()));
  }

  private boolean isNamed(String type) {
    int dot = type.lastIndexOf('.');
    return neutrals.contains(type) || (dot > 0 && neutrals.contains(type.substring(0, dot) + ".*"));
  }
}
