package dev.lethe.analysis.entrypoints;

import dev.lethe.analysis.bytecode.Flows;
import dev.lethe.analysis.callgraph.RootMethod;
import dev.lethe.analysis.facts.TypeNames;
import dev.lethe.analysis.facts.Unmatched;
import dev.lethe.analysis.facts.Words;
import dev.lethe.analysis.program.AnnotationModels;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.frameworks.Framework;
import dev.lethe.catalogue.vocabulary.MemberPattern;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds the methods where sessions start: annotated ones, configured ones, and what overrides them;
 * then those that a known agent framework calls, or is handed. Where the project says nothing,
 * those that lead to a model; where there is nothing of all that, what looks like a tool.
 */
public final class EntryPoints {

  private final Program program;
  private final Map<MethodModel, String> found = new LinkedHashMap<>();
  private final List<Unmatched> unmatched = new ArrayList<>();

  private EntryPoints(Program program) {
    this.program = program;
  }

  /** Looks for entry points by annotation, by the patterns given, and by what frameworks call. */
  public static EntryPoints find(
      Program program, Flows flows, List<MemberPattern> patterns, List<Framework> frameworks) {
    EntryPoints search = new EntryPoints(program);
    boolean said = search.annotated(Words.ENTRY_POINT, "annotated @AgentEntryPoint");
    patterns.forEach(search::pattern);
    FrameworkCalls calls = new FrameworkCalls(program, frameworks);
    calls.annotated().forEach(search::add);
    calls.overriding().forEach(search::keep);
    CallSites sites = new CallSites(program, flows);
    frameworks.forEach(framework -> search.handed(framework, sites));
    if (!said && patterns.isEmpty()) {
      search.unsaid(frameworks, sites);
    }
    return search;
  }

  private void handed(Framework framework, CallSites sites) {
    Handed handed = new Handed(program, sites);
    for (Framework.Section section : framework.sections()) {
      for (Framework.Call call : section.calls()) {
        if (call.role() == Framework.Role.HANDS || call.role() == Framework.Role.NAMES) {
          handed.by(framework, call).forEach(this::keep);
        }
      }
    }
  }

  /** Where the project does not say where sessions start, they start with what asks a model. */
  private void unsaid(List<Framework> frameworks, CallSites sites) {
    ModelCalls models = new ModelCalls(program, sites);
    for (Framework framework : frameworks) {
      framework.sections().forEach(it -> models.of(framework, it).forEach(this::keep));
    }
    if (found.isEmpty()) {
      new Guesses(program, sites).all().forEach(this::keep);
    }
  }

  /** The methods with bodies where sessions start, sorted by class and selector. */
  public List<RootMethod> roots() {
    return found.entrySet().stream()
        .map(entry -> new RootMethod(entry.getKey(), entry.getValue()))
        .sorted(
            Comparator.comparing((RootMethod root) -> root.method().owner().name())
                .thenComparing(root -> root.method().selector()))
        .toList();
  }

  /** Patterns that match nothing. */
  public List<Unmatched> unmatched() {
    return unmatched;
  }

  // ---- patterns

  private void pattern(MemberPattern pattern) {
    int before = found.size();
    String reason = pattern.origin() + ": " + pattern.text();
    boolean any =
        switch (pattern.kind()) {
          case ANNOTATION -> annotatedBy(pattern, reason);
          case NAME -> named(pattern, reason);
          case OVERRIDES -> overriding(pattern, reason);
        };
    if (!any && found.size() == before) {
      unmatched.add(Unmatched.pattern(pattern.text(), pattern.origin()));
    }
  }

  private boolean annotatedBy(MemberPattern pattern, String reason) {
    boolean any = false;
    for (String name : TypeNames.candidates(pattern.type())) {
      any |= annotated(name, reason);
    }
    return any;
  }

  private boolean named(MemberPattern pattern, String reason) {
    boolean any = false;
    for (ClassModel model : program.application()) {
      if (pattern.matchesType(TypeNames.binary(model.name()))) {
        any |=
            addAll(model, method -> isMeant(pattern, method), reason)
                || inherited(model, pattern, reason);
      }
    }
    return any;
  }

  private static boolean isMeant(MemberPattern pattern, MethodModel method) {
    boolean special = method.isConstructor() || method.isInitializer();
    return special ? pattern.member().equals(method.name()) : pattern.matchesMember(method.name());
  }

  /** A name that the class itself does not declare means what it inherits. */
  private boolean inherited(ClassModel model, MemberPattern pattern, String reason) {
    boolean any = false;
    for (ClassModel parent : program.lineage(model.name())) {
      any |=
          !any
              && parent != model
              && parent.isApplication()
              && addAll(parent, method -> isMeant(pattern, method), reason);
    }
    return any;
  }

  private boolean overriding(MemberPattern pattern, String reason) {
    ClassModel type = TypeNames.find(program, pattern.type());
    if (type == null) {
      return false;
    }
    Set<String> meant = selectors(type, pattern);
    String through = reason + ", through " + TypeNames.binary(type.name());
    boolean any = false;
    for (ClassModel model : program.application()) {
      if (!meant.isEmpty() && program.isSubtype(model.name(), type.name())) {
        any |= implementations(model, meant, model == type ? reason : through);
      }
    }
    return any;
  }

  /** The methods that a pattern means; a type has those it inherits, too. */
  private Set<String> selectors(ClassModel type, MemberPattern pattern) {
    Set<String> meant = new HashSet<>();
    for (ClassModel parent : program.lineage(type.name())) {
      for (MethodModel method : parent.methods()) {
        if (method.isVirtual() && pattern.matchesMember(method.name())) {
          meant.add(method.selector());
        }
      }
    }
    return meant;
  }

  /** What a class declares or inherits from other classes of the application. */
  private boolean implementations(ClassModel model, Set<String> meant, String reason) {
    boolean any = false;
    for (ClassModel parent : program.lineage(model.name())) {
      for (MethodModel method : parent.methods()) {
        boolean isMeant =
            method.isVirtual() && !method.isSynthetic() && meant.contains(method.selector());
        any |= isMeant && keep(method, reason);
      }
    }
    return any;
  }

  // ---- annotations

  private boolean annotated(String annotation, String reason) {
    boolean any = false;
    for (ClassModel model : program.application()) {
      if (model.isMarked()) {
        any |= annotated(model, annotation, reason);
      }
    }
    return any;
  }

  private boolean annotated(ClassModel model, String annotation, String reason) {
    boolean any = addAll(model, method -> method.isAnnotated(annotation), reason);
    if (AnnotationModels.contains(model.annotations(), annotation)) {
      for (ClassModel type : program.subtypes(model.name())) {
        any |= publicMethods(type, reason + " on its type");
      }
    }
    return any;
  }

  private boolean publicMethods(ClassModel type, String reason) {
    boolean any = false;
    for (ClassModel model : program.lineage(type.name())) {
      any |= model.isApplication() && addAll(model, EntryPoints::isPublicMethod, reason);
    }
    return any;
  }

  private static boolean isPublicMethod(MethodModel method) {
    return method.isPublic() && !method.isConstructor() && !method.isInitializer();
  }

  // ---- adding

  private boolean addAll(ClassModel model, Predicate<MethodModel> wanted, String reason) {
    boolean any = false;
    for (MethodModel method : model.methods()) {
      if (!method.isSynthetic() && wanted.test(method)) {
        any |= add(method, reason);
      }
    }
    return any;
  }

  /** Adds a method and every override of it; what has no body stands for its overrides only. */
  private boolean add(MethodModel method, String reason) {
    boolean any = keep(method, reason);
    if (method.isVirtual() && !method.isPrivate()) {
      for (ClassModel type : program.subtypes(method.owner().name())) {
        MethodModel override =
            type == method.owner() ? null : type.method(method.name(), method.descriptor());
        any |=
            override != null
                && keep(override, reason + ", through " + TypeNames.binary(method.owner().name()));
      }
    }
    return any;
  }

  private boolean keep(MethodModel method, String reason) {
    if (method.isAbstract() || !method.owner().isApplication()) {
      return false;
    }
    found.putIfAbsent(method, reason);
    return true;
  }
}
