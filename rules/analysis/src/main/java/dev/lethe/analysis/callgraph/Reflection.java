package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.flow.Member;
import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.finding.StepKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Reflection with names that constants show: class objects and names flow like other objects,
 * {@code getMethod} on a known class with a known name makes a member object, and calling that
 * calls the member. What stays unknown is a blind spot.
 */
final class Reflection {

  private final Solver solver;
  private final Constraints constraints;
  private final Lookups lookups;
  private final MemberNames names;
  private final FieldAccess fields;
  private final Handles handles;
  private final Serialization serialization;

  Reflection(Solver solver) {
    this.solver = solver;
    this.constraints = solver.constraints;
    this.lookups = new Lookups(solver.blindness);
    this.names = new MemberNames(solver.program);
    this.fields = new FieldAccess(solver, this, names);
    this.handles = new Handles(solver, this, fields, names);
    this.serialization = new Serialization(solver, lookups);
  }

  /** Whether a call is one of reflection; if so it is applied. */
  boolean applies(Calls.Request request, Member target) {
    return switch (target.owner()) {
      case "java/lang/Class" -> onClass(request, target);
      case "java/lang/Object" -> getClass(request, target);
      case "java/lang/reflect/Method" -> onMethod(request, target);
      case "java/lang/reflect/Constructor" -> onConstructor(request, target);
      case "java/lang/reflect/Proxy" -> onProxy(request, target);
      case "java/lang/Enum", "java/util/EnumSet", "java/util/EnumMap" -> onEnum(request, target);
      case "java/util/ServiceLoader" -> onServiceLoader(request, target);
      case "java/lang/invoke/MethodHandle" -> handles.onHandle(request, target);
      case "java/lang/invoke/MethodHandles$Lookup" -> handles.onLookup(request, target);
      case "java/lang/reflect/Field" -> onField(request, target);
      case "java/lang/invoke/VarHandle" -> fields.use(request, target);
      case "java/util/concurrent/atomic/AtomicReferenceFieldUpdater" -> onUpdater(request, target);
      case "sun/misc/Unsafe", "jdk/internal/misc/Unsafe" -> fields.onUnsafe(request, target);
      case "java/lang/ClassLoader", "java/net/URLClassLoader" -> onLoader(request, target);
      case "java/io/ObjectOutputStream",
          "java/io/ObjectInputStream",
          "java/io/ObjectOutput",
          "java/io/ObjectInput" ->
          serialization.applies(request, target);
      default -> false;
    };
  }

  private boolean onClass(Calls.Request request, Member target) {
    switch (target.name()) {
      case "forName" -> forName(request);
      case "getMethod", "getDeclaredMethod" -> member(request, false);
      case "getConstructor", "getDeclaredConstructor" -> member(request, true);
      case "getMethods", "getDeclaredMethods" -> members(request, false);
      case "getConstructors", "getDeclaredConstructors" -> members(request, true);
      case "newInstance" -> newInstance(request);
      case "getName", "getTypeName", "getCanonicalName" ->
          forEachClassName(request, name -> name.replace('/', '.'));
      case "getSimpleName" -> forEachClassName(request, Reflection::simple);
      case "getField", "getDeclaredField" -> fields.find(request, 0, 1);
      case "getFields", "getDeclaredFields" -> fields.findAll(request);
      case "getEnumConstants" ->
          forEachClass(
              request.arguments()[0], model -> constants(request, model, request.result()));
      case "cast" -> cast(request);
      default -> {}
    }
    return true;
  }

  private void forName(Calls.Request request) {
    forEachText(
        request.arguments()[0],
        text -> {
          String type = text.replace('.', '/');
          if (solver.program.isApplication(type)) {
            solver.initialize(type, request.caller());
          }
          named(request, type);
        });
    if (request.arguments().length == 3) {
      int[] name = {request.arguments()[0]};
      solver.library.callMethods(
          request.caller(), request.arguments()[2], "loadClass", name, request.result());
    }
  }

  private void forEachClassName(Calls.Request request, UnaryOperator<String> toText) {
    constraints.listen(
        request.arguments()[0],
        object -> {
          if (object.kind() == HeapObject.Kind.CLASS) {
            String text = toText.apply(object.detail().toString());
            constraints.add(
                request.result(),
                solver.object(HeapObject.Kind.TEXT, "java/lang/String", null, text));
          }
        });
  }

  private static String simple(String name) {
    return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1);
  }

  private boolean onLoader(Calls.Request request, Member target) {
    if (!target.name().equals("loadClass") && !target.name().equals("findClass")) {
      return false;
    }
    forEachText(request.arguments()[1], text -> named(request, text.replace('.', '/')));
    return true;
  }

  /** Texts that name no class make no class object. */
  private void named(Calls.Request request, String type) {
    if (solver.program.findQuietly(List.of(type)) != null) {
      constraints.add(request.result(), classObject(type));
    }
  }

  private boolean onField(Calls.Request request, Member target) {
    boolean known = target.name().equals("get") || target.name().equals("set");
    return known && fields.use(request, target);
  }

  private boolean onUpdater(Calls.Request request, Member target) {
    if (target.name().equals("newUpdater")) {
      fields.find(request, 0, 2);
      return true;
    }
    return fields.use(request, target);
  }

  private HeapObject classObject(String type) {
    return solver.object(HeapObject.Kind.CLASS, "java/lang/Class", null, type);
  }

  void forEachText(int node, Consumer<String> action) {
    constraints.listen(
        node,
        object -> {
          if (object.kind() == HeapObject.Kind.TEXT
              && object.detail() instanceof String text
              && !text.isEmpty()) {
            action.accept(text);
          }
        });
  }

  /** Does something with each class that a call of reflection is made on, if they are not many. */
  void lookUp(Calls.Request request, int classes, Consumer<ClassModel> action) {
    forEachClass(classes, lookups.at(request.site(), action)::add);
  }

  /** Goes on where everything else has settled; says whether there was anything to do. */
  boolean more() {
    return lookups.more();
  }

  void forEachClass(int node, Consumer<ClassModel> action) {
    constraints.listen(
        node,
        object -> {
          if (object.kind() == HeapObject.Kind.CLASS) {
            ClassModel model = solver.program.find(object.detail().toString());
            if (model != null) {
              action.accept(model);
            }
          }
        });
  }

  // ---- enums

  /** Constants that a class object stands for; the virtual machine asks the enum for them. */
  private boolean onEnum(Calls.Request request, Member target) {
    switch (target.name()) {
      case "valueOf" -> constants(request, request.arguments()[0], request.result());
      case "allOf" -> {
        HeapObject set = solver.fromLibrary("java/util/EnumSet", request.site());
        constraints.add(request.result(), set);
        constants(request, request.arguments()[0], solver.contents(set));
      }
      case "of", "range" ->
          constraints.listen(request.arguments()[0], constant -> constants(request, constant));
      case "noneOf" -> constants(request, request.arguments()[0], 0);
      case "<init>" ->
          constants(request, request.arguments().length > 1 ? request.arguments()[1] : 0, 0);
      default -> {}
    }
    return target.name().equals("valueOf") || target.name().equals("allOf");
  }

  private void constants(Calls.Request request, int classes, int receiver) {
    int arrays = constraints.nodes(1);
    constraints.listen(arrays, array -> constraints.flow(solver.contents(array), receiver));
    forEachClass(classes, model -> constants(request, model, arrays));
  }

  /** A set of constants is asked for by one of them. */
  private void constants(Calls.Request request, HeapObject constant) {
    ClassModel model = solver.program.find(constant.type());
    ClassModel parent = model == null ? null : solver.program.find(model.superName());
    ClassModel declaring = parent != null && parent.isApplication() ? parent : model;
    if (declaring != null) {
      int arrays = constraints.nodes(1);
      HeapObject set = solver.fromLibrary("java/util/EnumSet", request.site());
      int held = request.target().name().equals("range") ? solver.contents(set) : 0;
      constraints.listen(arrays, array -> constraints.flow(solver.contents(array), held));
      constants(request, declaring, arrays);
    }
  }

  private void constants(Calls.Request request, ClassModel model, int arrays) {
    MethodModel values =
        model.isApplication() && model.isEnum()
            ? model.method("values", "()[L" + model.name() + ";")
            : null;
    if (values != null) {
      solver.initialize(model.name(), request.caller());
      solver.link(request.caller(), values, new int[0], arrays, StepKind.REFLECTIVE, null);
    }
  }

  // ---- members

  private void member(Calls.Request request, boolean constructors) {
    lookUp(
        request,
        request.arguments()[0],
        model -> {
          if (constructors) {
            constraints.add(
                request.result(), memberObject(model, "<init>", asked(request.arguments()[1])));
          } else {
            forEachText(request.arguments()[1], name -> method(request, model, name));
          }
        });
  }

  private void method(Calls.Request request, ClassModel model, String name) {
    if (names.hasMethod(model, name)) {
      ReflectedMember member =
          new ReflectedMember(model.name(), name, asked(request.arguments()[2]));
      if (!methods(member).isEmpty()) {
        constraints.add(request.result(), memberObject(model, name, member.parameters()));
      }
    }
  }

  private void members(Calls.Request request, boolean constructors) {
    HeapObject array =
        solver.object(
            HeapObject.Kind.ARRAY, "[Ljava/lang/reflect/AccessibleObject;", request.site(), "");
    constraints.add(request.result(), array);
    lookUp(
        request,
        request.arguments()[0],
        model ->
            constraints.add(
                solver.contents(array), memberObject(model, constructors ? "<init>" : "*", null)));
  }

  /** The types that arrays of classes ask for; null where they may be others, too. */
  private @Nullable Set<String> asked(int arrays) {
    Set<String> types = new TreeSet<>();
    for (HeapObject array : constraints.objects(arrays)) {
      for (HeapObject type : constraints.objects(solver.elements(array))) {
        types.add(type.kind() == HeapObject.Kind.CLASS ? type.detail().toString() : "");
      }
      if (array.kind() != HeapObject.Kind.ARRAY) {
        return null;
      }
    }
    return types.contains("") ? null : types;
  }

  private HeapObject memberObject(ClassModel model, String name, @Nullable Set<String> parameters) {
    String type =
        name.equals("<init>") ? "java/lang/reflect/Constructor" : "java/lang/reflect/Method";
    return solver.object(
        HeapObject.Kind.MEMBER, type, null, new ReflectedMember(model.name(), name, parameters));
  }

  private List<MethodModel> methods(ReflectedMember member) {
    List<MethodModel> found = new ArrayList<>();
    for (ClassModel model : solver.program.lineage(member.type())) {
      boolean asksAll = member.name().equals("*") || member.name().equals("<init>");
      boolean counts = model.isApplication() || !asksAll;
      for (MethodModel method : counts ? model.methods() : List.<MethodModel>of()) {
        if (member.names(method) && !method.isSynthetic()) {
          found.add(method);
        }
      }
      if (member.name().equals("<init>")) {
        break;
      }
    }
    return found;
  }

  private boolean onMethod(Calls.Request request, Member target) {
    if (target.name().equals("invoke")) {
      ReflectiveCall call =
          new ReflectiveCall(solver, request).with(request.arguments()[1], request.arguments()[2]);
      constraints.listen(request.arguments()[0], object -> invoke(call, request, object));
    }
    return true;
  }

  private void invoke(ReflectiveCall call, Calls.Request request, HeapObject object) {
    if (object.detail() instanceof ReflectedMember member) {
      methods(member).forEach(call::invoke);
    } else {
      blind(request.site());
    }
  }

  void blind(Site site) {
    solver.blindness.note(
        "reflection",
        site,
        "the method that is called has a name the code computes; what it runs is not seen");
  }

  private boolean onConstructor(Calls.Request request, Member target) {
    if (target.name().equals("newInstance")) {
      ReflectiveCall call = new ReflectiveCall(solver, request).with(0, request.arguments()[1]);
      constraints.listen(request.arguments()[0], object -> construct(call, request, object));
    }
    return true;
  }

  private void construct(ReflectiveCall call, Calls.Request request, HeapObject object) {
    ClassModel model =
        object.detail() instanceof ReflectedMember member
            ? solver.program.find(member.type())
            : null;
    if (model != null && object.detail() instanceof ReflectedMember member) {
      call.construct(model, member);
    } else {
      blind(request.site());
    }
  }

  private void newInstance(Calls.Request request) {
    ReflectiveCall call = new ReflectiveCall(solver, request);
    lookUp(
        request,
        request.arguments()[0],
        model -> call.construct(model, new ReflectedMember(model.name(), "<init>", Set.of())));
  }

  private void cast(Calls.Request request) {
    forEachClass(
        request.arguments()[0],
        model -> {
          solver.flowIf(request.arguments()[1], request.result(), model.name());
          constraints.listen(
              request.arguments()[1],
              object -> {
                if (object.kind() == HeapObject.Kind.LIBRARY) {
                  solver.created.unknown(model.name(), request.result(), request.site());
                }
              });
        });
  }

  private boolean getClass(Calls.Request request, Member target) {
    if (!target.name().equals("getClass")) {
      return false;
    }
    constraints.listen(
        request.arguments()[0],
        object -> {
          if (object.kind() == HeapObject.Kind.EXACT) {
            constraints.add(request.result(), classObject(object.type()));
          }
        });
    return true;
  }

  // ---- proxies, services, handles

  private boolean onProxy(Calls.Request request, Member target) {
    if (!target.name().equals("newProxyInstance")) {
      return false;
    }
    constraints.listen(
        request.arguments()[1],
        array ->
            forEachClass(
                solver.contents(array), model -> proxy(request, model, request.arguments()[2])));
    return true;
  }

  private void proxy(Calls.Request request, ClassModel type, int handlers) {
    if (!type.isInterface()) {
      return;
    }
    HeapObject made = solver.object(HeapObject.Kind.PROXY, type.name(), request.site(), "");
    constraints.flow(handlers, solver.contents(made));
    constraints.add(request.result(), made);
  }

  /** A call on a proxy runs its handlers. */
  void callProxy(Calls.Request request, HeapObject proxy) {
    int packed = constraints.nodes(1);
    HeapObject array =
        solver.object(HeapObject.Kind.ARRAY, "[Ljava/lang/Object;", request.site(), "arguments");
    for (int i = 1; i < request.arguments().length; i++) {
      constraints.flow(request.arguments()[i], solver.contents(array));
    }
    constraints.add(packed, array);
    int self = constraints.nodes(1);
    constraints.add(self, proxy);
    int called = constraints.nodes(1);
    ClassModel type = solver.program.find(proxy.type());
    if (type != null) {
      constraints.add(called, memberObject(type, request.target().name(), null));
    }
    int[] arguments = {self, called, packed};
    solver.library.callMethods(
        request.caller(), solver.contents(proxy), "invoke", arguments, request.result());
  }

  private boolean onServiceLoader(Calls.Request request, Member target) {
    if (!target.name().equals("load") && !target.name().equals("loadInstalled")) {
      return false;
    }
    HeapObject loader = solver.fromLibrary("java/util/ServiceLoader", request.site());
    constraints.add(request.result(), loader);
    for (int argument : request.arguments()) {
      constraints.listen(
          argument,
          object -> {
            if (object.kind() == HeapObject.Kind.CLASS) {
              solver
                  .services
                  .providers(object.detail().toString())
                  .forEach(provider -> provide(request, provider, loader));
            }
          });
    }
    return true;
  }

  private void provide(Calls.Request request, String provider, HeapObject loader) {
    ClassModel model = solver.program.find(provider);
    if (model == null || !model.isApplication()) {
      return;
    }
    HeapObject made = solver.object(HeapObject.Kind.EXACT, provider, request.site(), "service");
    solver.initialize(provider, request.caller());
    constraints.add(solver.contents(loader), made);
    MethodModel constructor = model.method("<init>", "()V");
    if (constructor != null) {
      solver.link(request.caller(), constructor, new int[1], 0, StepKind.CREATED, made);
    }
  }
}
