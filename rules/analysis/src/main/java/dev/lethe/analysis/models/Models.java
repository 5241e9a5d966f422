package dev.lethe.analysis.models;

import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.apis.Api;
import dev.lethe.catalogue.apis.ApiFile;
import java.util.ArrayList;
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
  private final Map<String, Map<String, List<Api>>> byType = new HashMap<>();
  private final Set<String> values = new HashSet<>();
  private final Set<String> valuePackages = new HashSet<>();
  private final Map<Member, @Nullable Api> found = new HashMap<>();
  private final Neutrals neutrals;

  public Models(Program program, List<ApiFile> files) {
    this.program = program;
    this.neutrals = new Neutrals(program, files);
    for (ApiFile file : files) {
      file.apis().forEach(this::add);
      file.values().forEach(this::addValue);
    }
  }

  private void add(Api api) {
    byType
        .computeIfAbsent(api.type().replace('.', '/'), any -> new HashMap<>())
        .computeIfAbsent(api.method(), any -> new ArrayList<>(1))
        .add(api);
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
      Api api = model.name().equals(OBJECT) ? null : best(model.name(), target.name(), types);
      if (api != null) {
        return api;
      }
    }
    return best(OBJECT, target.name(), types);
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
