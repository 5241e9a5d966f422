package dev.lethe.analysis.models;

import static java.util.stream.Collectors.toSet;

import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.apis.Api;
import dev.lethe.catalogue.apis.ApiFile;
import dev.lethe.catalogue.apis.Effect;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The catalogue's knowledge of methods, found by the method that a call names or one it inherits
 * from.
 */
public final class Models {

  /** Interfaces name it as their superclass; what they say themselves comes first. */
  private static final String OBJECT = "java/lang/Object";

  private final Program program;
  private final List<ApiFile> files;
  private final Map<String, Map<String, List<Api>>> byType = new HashMap<>();
  private final Set<String> namesOfAccesses = new HashSet<>();
  private final Map<String, List<Api>> families = new HashMap<>();
  private final Set<String> values = new HashSet<>();
  private final Set<String> valuePackages = new HashSet<>();
  private final Map<Member, @Nullable Api> found = new HashMap<>();
  private final Neutrals neutrals;

  public Models(Program program, List<ApiFile> files) {
    this.program = program;
    this.files = List.copyOf(files);
    this.neutrals = new Neutrals(program, files);
    for (ApiFile file : files) {
      file.apis().forEach(this::add);
      file.values().forEach(this::addValue);
    }
  }

  private void add(Api api) {
    if (api.effects().stream().anyMatch(Models::isAccess)) {
      namesOfAccesses.add(api.method());
    }
    if (api.isFamily()) {
      families.computeIfAbsent(internal(api), any -> new ArrayList<>()).add(api);
      return;
    }
    byType
        .computeIfAbsent(internal(api), any -> new HashMap<>())
        .computeIfAbsent(api.method(), any -> new ArrayList<>(1))
        .add(api);
  }

  private static boolean isAccess(Effect effect) {
    return effect instanceof Effect.StoreRead || effect instanceof Effect.StoreWrite;
  }

  private static String internal(Api api) {
    return api.type().replace('.', '/');
  }

  private void addValue(String name) {
    if (name.endsWith(".*")) {
      valuePackages.add(name.substring(0, name.length() - 2).replace('.', '/'));
    } else {
      values.add(name.replace('.', '/'));
    }
  }

  /**
   * Whether objects of a type carry nothing that could be called or changed; primitives are such.
   */
  public boolean isValue(String type) {
    if (!Descriptors.isReference(type)) {
      return true;
    }
    if (type.charAt(0) == '[') {
      return !Descriptors.isReference(Descriptors.element(type));
    }
    int slash = type.lastIndexOf('/');
    return values.contains(type) || (slash > 0 && valuePackages.contains(type.substring(0, slash)));
  }

  /** Whether objects of a type are no state of an agent, whatever is called on them. */
  public boolean isNeutral(String type) {
    return Descriptors.isReference(type) && neutrals.contains(type);
  }

  /** The methods with an effect of a kind, in the order of the files. */
  public List<Api> with(Class<? extends Effect> effect) {
    return files.stream()
        .flatMap(ApiFile::apis)
        .filter(api -> api.effects().stream().anyMatch(effect::isInstance))
        .toList();
  }

  /** Annotations of parameters that say which session it is, by binary name. */
  public Set<String> sessionIdAnnotations() {
    return files.stream().flatMap(ApiFile::sessionIds).collect(toSet());
  }

  /** Types whose objects locate something on a screen, by binary name. */
  public Set<String> coordinates() {
    return files.stream().flatMap(ApiFile::coordinates).collect(toSet());
  }

  /** What a method does with the screen, or null. */
  public Effect.@Nullable OnScreen onScreen(MethodModel method) {
    Api api = find(new Member(method.owner().name(), method.name(), method.descriptor()));
    if (api != null) {
      for (Effect effect : api.effects()) {
        if (effect instanceof Effect.OnScreen onScreen) {
          return onScreen;
        }
      }
    }
    return null;
  }

  /** Whether a method of this name, of some type, reads or writes a store. */
  public boolean isNameOfAccess(String method) {
    return namesOfAccesses.contains(method);
  }

  /** What is known of the method that a call names, or null. */
  public @Nullable Api find(Member target) {
    if (found.containsKey(target)) {
      return found.get(target);
    }
    Api api = search(target);
    found.put(target, api);
    return api;
  }

  private @Nullable Api search(Member target) {
    List<String> types = simpleTypes(target.descriptor());
    if (target.name().equals("<init>")) {
      return best(target.owner(), target.name(), types);
    }
    for (ClassModel model : program.lineage(target.owner())) {
      Api api = model.name().equals(OBJECT) ? null : best(model.name(), target, types);
      if (api != null) {
        return api;
      }
    }
    return best(OBJECT, target.name(), types);
  }

  private @Nullable Api best(String type, Member target, List<String> types) {
    Api exact = best(type, target.name(), types);
    List<Api> kin = families.getOrDefault(type, List.of());
    return exact != null || kin.isEmpty() ? exact : family(kin, target);
  }

  /** Of a family are methods without a body of the application's own. */
  private @Nullable Api family(List<Api> kin, Member target) {
    MethodModel method = program.resolve(target.owner(), target.name(), target.descriptor());
    if (method != null && method.owner().isApplication() && !method.isAbstract()) {
      return null;
    }
    return kin.stream()
        .filter(api -> api.names(target.name()))
        .max(Comparator.comparingInt(api -> api.method().length()))
        .orElse(null);
  }

  private @Nullable Api best(String type, String method, List<String> types) {
    Api best = null;
    for (Api api : byType.getOrDefault(type, Map.of()).getOrDefault(method, List.of())) {
      if (api.fits(types) && (best == null || api.precision() >= best.precision())) {
        best = api;
      }
    }
    return best;
  }

  private static List<String> simpleTypes(String descriptor) {
    List<String> simple = new ArrayList<>();
    for (String type : Descriptors.parameters(descriptor)) {
      simple.add(type.substring(Math.max(type.lastIndexOf('/'), type.lastIndexOf('$')) + 1));
    }
    return simple;
  }
}
