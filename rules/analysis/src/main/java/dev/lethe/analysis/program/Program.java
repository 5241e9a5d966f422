package dev.lethe.analysis.program;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * All classes: those of the application known from the start, those of libraries and the JDK opened
 * when asked for.
 */
public final class Program {

  /** Opens classes that are not application code. */
  public interface Libraries {
    /** A class by its internal name, or null where there is none. */
    @Nullable ClassModel find(String name);
  }

  private final Map<String, ClassModel> application;
  private final List<ClassModel> sorted;
  private final Libraries libraries;
  private final References references;
  private final Map<String, @Nullable ClassModel> opened = new HashMap<>();
  private final Map<String, List<ClassModel>> subtypes = new HashMap<>();
  private final Map<String, Set<String>> supertypes = new HashMap<>();
  private final Map<String, List<ClassModel>> lineages = new HashMap<>();
  private final Map<Selector, Optional<MethodModel>> resolved = new HashMap<>();
  private final Map<Selector, Optional<MethodModel>> dispatched = new HashMap<>();
  private final Map<MethodModel, Map<String, Optional<MethodModel>>> selected = new HashMap<>();
  private final Set<String> missing = new TreeSet<>();

  private record Selector(String type, String name, String descriptor) {

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Selector selector
          && name.equals(selector.name)
          && type.equals(selector.type)
          && descriptor.equals(selector.descriptor);
    }

    @Override
    public int hashCode() {
      return (type.hashCode() * 31 + name.hashCode()) * 31 + descriptor.hashCode();
    }
  }

  /**
   * @param classes application classes, sorted by name, each name once
   * @param libraries the rest
   */
  public Program(Collection<ClassModel> classes, Libraries libraries) {
    this.sorted = List.copyOf(classes);
    this.libraries = libraries;
    this.references = new References(sorted);
    this.application = new HashMap<>(sorted.size() * 2);
    for (ClassModel model : sorted) {
      application.put(model.name(), model);
    }
    for (ClassModel model : sorted) {
      index(model.superName(), model);
      model.interfaces().forEach(parent -> index(parent, model));
    }
  }

  private void index(@Nullable String parent, ClassModel child) {
    if (parent != null) {
      subtypes.computeIfAbsent(parent, key -> new ArrayList<>(2)).add(child);
    }
  }

  /** The application classes, sorted by name. */
  public List<ClassModel> application() {
    return sorted;
  }

  public References references() {
    return references;
  }

  /** Names of classes that were asked for and are nowhere on the class path, sorted. */
  public Set<String> missing() {
    return Collections.unmodifiableSet(missing);
  }

  /**
   * A class by its internal name, or null where the class path has none. Arrays are {@code
   * java/lang/Object}.
   */
  public @Nullable ClassModel find(@Nullable String name) {
    if (name == null) {
      return null;
    }
    ClassModel own = application.get(name);
    return own != null ? own : open(name.charAt(0) == '[' ? "java/lang/Object" : name);
  }

  /** The first class that exists of several names; none of them counts as missing. */
  public @Nullable ClassModel findQuietly(List<String> names) {
    for (String name : names) {
      ClassModel found =
          application.containsKey(name) ? application.get(name) : libraries.find(name);
      if (found != null) {
        return find(name);
      }
    }
    return null;
  }

  private @Nullable ClassModel open(String name) {
    if (opened.containsKey(name)) {
      return opened.get(name);
    }
    ClassModel found = libraries.find(name);
    opened.put(name, found);
    if (found == null) {
      missing.add(name);
    }
    return found;
  }

  /** Whether a name is an application class's. */
  public boolean isApplication(@Nullable String name) {
    return name != null && application.containsKey(name);
  }

  /** Application classes that directly extend or implement a type. */
  public List<ClassModel> directSubtypes(String name) {
    return subtypes.getOrDefault(name, List.of());
  }

  /**
   * A type and all application classes below it, each once, parents first. Library classes in
   * between are not seen.
   */
  public List<ClassModel> subtypes(String name) {
    List<ClassModel> found = new ArrayList<>();
    ClassModel self = find(name);
    if (self != null) {
      found.add(self);
    }
    Set<String> seen = new HashSet<>(Set.of(name));
    List<String> open = new ArrayList<>(List.of(name));
    for (int i = 0; i < open.size(); i++) {
      for (ClassModel child : directSubtypes(open.get(i))) {
        if (seen.add(child.name())) {
          found.add(child);
          open.add(child.name());
        }
      }
    }
    return found;
  }

  /**
   * Whether values of one type can be assigned to the other; unknown classes are subtypes of what
   * they name only.
   */
  public boolean isSubtype(String type, String of) {
    if (type.equals(of) || of.equals("java/lang/Object")) {
      return true;
    }
    if (type.charAt(0) == '[' || of.charAt(0) == '[') {
      return isArraySubtype(type, of);
    }
    Set<String> known = supertypes.get(type);
    if (known == null) {
      known = named(type);
      supertypes.put(type, known);
    }
    return known.contains(of);
  }

  private boolean isArraySubtype(String type, String of) {
    if (type.charAt(0) != '[') {
      return false;
    }
    if (of.charAt(0) != '[') {
      return of.equals("java/lang/Cloneable") || of.equals("java/io/Serializable");
    }
    String element = Descriptors.element(type);
    String other = Descriptors.element(of);
    return Descriptors.isReference(element)
        && Descriptors.isReference(other)
        && isSubtype(element, other);
  }

  /** The names of a type and of all its supertypes, those of missing classes included. */
  private Set<String> named(String type) {
    Set<String> names = new HashSet<>(Set.of(type));
    for (ClassModel model : lineage(type)) {
      names.addAll(parents(model));
    }
    return names;
  }

  /** The direct supertypes of a class: superclass first, then interfaces in order. */
  public static List<String> parents(ClassModel model) {
    List<String> parents = new ArrayList<>(model.interfaces().size() + 1);
    String superName = model.superName();
    if (superName != null) {
      parents.add(superName);
    }
    parents.addAll(model.interfaces());
    return parents;
  }

  /**
   * A type's supertypes and itself, nearest first, each once; classes that are missing are left
   * out.
   */
  public List<ClassModel> lineage(String type) {
    List<ClassModel> known = lineages.get(type);
    if (known == null) {
      known = climb(type);
      lineages.put(type, known);
    }
    return known;
  }

  private List<ClassModel> climb(String type) {
    List<ClassModel> found = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    List<String> open = new ArrayList<>(List.of(type));
    for (int i = 0; i < open.size(); i++) {
      ClassModel model = seen.add(open.get(i)) ? find(open.get(i)) : null;
      if (model != null) {
        found.add(model);
        open.addAll(parents(model));
      }
    }
    return found;
  }

  /**
   * The method that a symbolic reference names (JVM specification, 5.4.3.3 and 5.4.3.4), or null.
   */
  public @Nullable MethodModel resolve(String owner, String name, String descriptor) {
    return resolved
        .computeIfAbsent(
            new Selector(owner, name, descriptor),
            key -> Optional.ofNullable(lookUp(owner, name, descriptor)))
        .orElse(null);
  }

  private @Nullable MethodModel lookUp(String owner, String name, String descriptor) {
    MethodModel abstractOne = null;
    for (ClassModel model : lineageByClass(owner)) {
      MethodModel method = model.method(name, descriptor);
      if (method != null && !(model.isInterface() && method.isAbstract())) {
        return method;
      }
      abstractOne = abstractOne == null ? method : abstractOne;
    }
    return abstractOne;
  }

  /**
   * The method that runs when a selector is called on an object of exactly this class (5.4.6), or
   * null.
   */
  public @Nullable MethodModel dispatch(String type, String name, String descriptor) {
    return dispatched
        .computeIfAbsent(
            new Selector(type, name, descriptor),
            key -> Optional.ofNullable(lowest(type, name, descriptor)))
        .orElse(null);
  }

  private @Nullable MethodModel lowest(String type, String name, String descriptor) {
    MethodModel method = inSuperclasses(type, name, descriptor);
    return method != null ? method : inInterfaces(type, name, descriptor);
  }

  /**
   * The method that runs when a resolved method is called on an object of exactly this class
   * (5.4.6), or null. Unlike {@link #dispatch}, private methods and package-private ones of other
   * packages do not override.
   */
  public @Nullable MethodModel select(String type, MethodModel resolved) {
    return selected
        .computeIfAbsent(resolved, key -> new HashMap<>(2))
        .computeIfAbsent(type, key -> Optional.ofNullable(choose(type, resolved)))
        .orElse(null);
  }

  private @Nullable MethodModel choose(String type, MethodModel resolved) {
    if (resolved.isPrivate()) {
      return resolved;
    }
    Set<String> seen = new HashSet<>();
    for (ClassModel at = find(type); at != null && seen.add(at.name()); at = find(at.superName())) {
      MethodModel method = at.method(resolved.name(), resolved.descriptor());
      if (method != null
          && !method.isAbstract()
          && !method.isStatic()
          && overrides(method, resolved)) {
        return method;
      }
    }
    return inInterfaces(type, resolved.name(), resolved.descriptor());
  }

  /**
   * Whether a method is another of its selector, or overrides it, itself or by one in between
   * (5.4.5).
   */
  private boolean overrides(MethodModel method, MethodModel resolved) {
    MethodModel low = method;
    Set<String> seen = new HashSet<>();
    for (ClassModel at = method.owner();
        at != null && seen.add(at.name());
        at = find(at.superName())) {
      MethodModel above = at.method(method.name(), method.descriptor());
      if (above != null && !low.isPrivate() && above.isOverridableIn(low.owner())) {
        low = above;
      }
      if (low == resolved || (!low.isPrivate() && resolved.isOverridableIn(low.owner()))) {
        return true;
      }
    }
    return false;
  }

  private @Nullable MethodModel inSuperclasses(String type, String name, String descriptor) {
    Set<String> seen = new HashSet<>();
    for (ClassModel at = find(type); at != null && seen.add(at.name()); at = find(at.superName())) {
      MethodModel method = at.method(name, descriptor);
      if (method != null && !method.isAbstract() && !method.isStatic()) {
        return method;
      }
    }
    return null;
  }

  private @Nullable MethodModel inInterfaces(String type, String name, String descriptor) {
    MethodModel best = null;
    for (ClassModel model : lineageByClass(type)) {
      MethodModel method = model.isInterface() ? model.method(name, descriptor) : null;
      if (method != null && !method.isAbstract() && !method.isStatic() && !method.isPrivate()) {
        boolean narrower = best == null || isSubtype(model.name(), best.owner().name());
        best = narrower ? method : best;
      }
    }
    return best;
  }

  /** Superclasses first, then all interfaces, nearest first. */
  private List<ClassModel> lineageByClass(String type) {
    List<ClassModel> classes = new ArrayList<>();
    List<ClassModel> interfaces = new ArrayList<>();
    for (ClassModel model : lineage(type)) {
      (model.isInterface() ? interfaces : classes).add(model);
    }
    classes.addAll(interfaces);
    return classes;
  }

  /** The field that a symbolic reference names, or null. */
  public @Nullable FieldModel resolveField(String owner, String name) {
    for (ClassModel model : lineage(owner)) {
      FieldModel field = model.field(name);
      if (field != null) {
        return field;
      }
    }
    return null;
  }
}
