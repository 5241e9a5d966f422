package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.bytecode.BodyScan;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Which bodies of a class call, create or assign what; each class's bodies are gone through when it
 * is first asked about, and again only if memory got short meanwhile.
 */
final class BodyIndex {

  /**
   * What a body mentions.
   *
   * @param body the body's name and descriptor
   * @param owner the class that the reference names
   * @param descriptor the called method's descriptor; empty for what is no call
   */
  private record Mention(String body, String owner, String descriptor) {}

  private final Program program;
  private final Map<ClassModel, SoftReference<Entries>> byClass = new HashMap<>();

  BodyIndex(Program program) {
    this.program = program;
  }

  /** Bodies that may call or refer to a method, by a name of its class or a relative of that. */
  List<MethodModel> calling(List<ClassModel> classes, MethodModel method) {
    return bodies(
        classes,
        entries -> entries.calls.get(method.name()),
        mention -> mention.descriptor.equals(method.descriptor()) && names(mention.owner, method));
  }

  private boolean names(String owner, MethodModel method) {
    String declared = method.owner().name();
    return owner.equals(declared)
        || (!method.isConstructor()
            && (program.isSubtype(owner, declared) || program.isSubtype(declared, owner)));
  }

  /** Bodies that create objects of exactly a class. */
  List<MethodModel> creating(List<ClassModel> classes, String type) {
    return bodies(classes, entries -> entries.created.get(type), mention -> true);
  }

  /** Bodies that assign a field. */
  List<MethodModel> storing(List<ClassModel> classes, FieldModel field) {
    return bodies(
        classes,
        entries -> entries.stored.get(field.name()),
        mention -> program.resolveField(mention.owner, field.name()) == field);
  }

  private List<MethodModel> bodies(
      List<ClassModel> classes,
      Function<Entries, List<Mention>> entries,
      Predicate<Mention> wanted) {
    Set<MethodModel> found = new LinkedHashSet<>();
    for (ClassModel model : classes) {
      List<Mention> mentions = entries.apply(entries(model));
      if (mentions != null) {
        mentions.stream()
            .filter(wanted)
            .map(mention -> model.method(mention.body))
            .filter(Objects::nonNull)
            .forEach(found::add);
      }
    }
    return new ArrayList<>(found);
  }

  private Entries entries(ClassModel model) {
    SoftReference<Entries> kept = byClass.get(model);
    Entries entries = kept == null ? null : kept.get();
    if (entries == null) {
      entries = new Entries();
      BodyScan.scan(model, entries);
      byClass.put(model, new SoftReference<>(entries));
    }
    return entries;
  }

  private static final class Entries implements BodyScan.Finder {

    private final Map<String, List<Mention>> calls = new HashMap<>();
    private final Map<String, List<Mention>> created = new HashMap<>();
    private final Map<String, List<Mention>> stored = new HashMap<>();

    private static void add(Map<String, List<Mention>> into, String key, Mention mention) {
      into.computeIfAbsent(key, any -> new ArrayList<>(1)).add(mention);
    }

    @Override
    public void call(String body, String owner, String name, String descriptor) {
      add(calls, name, new Mention(body, owner, descriptor));
    }

    @Override
    public void create(String body, String type) {
      add(created, type, new Mention(body, type, ""));
    }

    @Override
    public void store(String body, String owner, String name) {
      add(stored, name, new Mention(body, owner, ""));
    }
  }
}
