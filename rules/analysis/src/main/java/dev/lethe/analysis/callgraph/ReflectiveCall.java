package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.finding.StepKind;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * One call by reflection of whatever members it turns out to name. What is in the array of
 * arguments may be any argument that fits.
 */
final class ReflectiveCall {

  private static final StepKind KIND = StepKind.REFLECTIVE;

  private final Solver solver;
  private final Constraints constraints;
  private final Calls.Request request;
  private final Map<String, Integer> given = new HashMap<>();
  private final Set<MethodModel> wanted = new LinkedHashSet<>();
  private final Map<String, Set<HeapObject>> receivers = new LinkedHashMap<>();
  private final Set<ReflectedMember> made = new HashSet<>();
  private int all;

  ReflectiveCall(Solver solver, Calls.Request request) {
    this.solver = solver;
    this.constraints = solver.constraints;
    this.request = request;
  }

  /**
   * Says where receivers and arguments are; 0 for none.
   *
   * @param on node of the receivers
   * @param arrays node of the arrays of arguments
   */
  ReflectiveCall with(int on, int arrays) {
    all = constraints.nodes(1);
    constraints.listen(arrays, array -> constraints.flow(solver.elements(array), all));
    constraints.listen(on, this::receive);
    return this;
  }

  /** The call names a method. */
  void invoke(MethodModel method) {
    if (!wanted.add(method)) {
      return;
    }
    if (method.isStatic() && method.owner().isApplication()) {
      solver.initialize(method.owner().name(), request.caller());
      solver.link(request.caller(), method, given(method, 0), request.result(), KIND, null);
    } else if (!method.isStatic()) {
      receivers.values().forEach(alike -> List.copyOf(alike).forEach(it -> invoke(method, it)));
    }
  }

  private void receive(HeapObject receiver) {
    boolean callable =
        receiver.kind() == HeapObject.Kind.EXACT && solver.program.isApplication(receiver.type());
    if (callable) {
      receivers.computeIfAbsent(receiver.type(), key -> new LinkedHashSet<>()).add(receiver);
      List.copyOf(wanted).forEach(method -> invoke(method, receiver));
    }
  }

  private void invoke(MethodModel method, HeapObject receiver) {
    boolean fits =
        !method.isStatic() && solver.program.isSubtype(receiver.type(), method.owner().name());
    MethodModel own = fits ? solver.calls.find(receiver, method) : null;
    if (own != null && own.owner().isApplication()) {
      solver.link(request.caller(), own, given(own, 1), request.result(), KIND, receiver);
    }
  }

  /** The call makes an object of a class by the constructors that a member names. */
  void construct(ClassModel model, ReflectedMember member) {
    if (!model.isApplication() || !model.isConcrete() || !made.add(member)) {
      return;
    }
    HeapObject object =
        solver.object(HeapObject.Kind.EXACT, model.name(), request.site(), "reflective");
    solver.initialize(model.name(), request.caller());
    constraints.add(request.result(), object);
    for (MethodModel method : model.methods()) {
      if (member.names(method)) {
        solver.link(request.caller(), method, given(method, 1), 0, KIND, object);
      }
    }
  }

  private int[] given(MethodModel method, int shift) {
    List<String> types = method.parameterTypes();
    int[] nodes = new int[types.size() + shift];
    for (int i = 0; i < types.size(); i++) {
      nodes[i + shift] = given.computeIfAbsent(types.get(i), this::ofType);
    }
    return nodes;
  }

  private int ofType(String type) {
    int node = constraints.nodes(1);
    solver.flowIf(all, node, type);
    return node;
  }
}
