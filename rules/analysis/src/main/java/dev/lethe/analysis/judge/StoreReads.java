package dev.lethe.analysis.judge;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.facts.Facts;
import dev.lethe.analysis.program.Descriptors;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.vocabulary.DeclaredRecording;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which members of a recording store hand data out. */
final class StoreReads {

  private static final String OBJECT = "java/lang/Object";
  private static final Set<String> NEVER =
      Set.of("close", "getClass", "notify", "notifyAll", "wait", "finalize");

  private record Key(String store, MethodModel method) {}

  private final CallGraph graph;
  private final Program program;
  private final Facts facts;
  private final HandOut handOut;
  private final Map<Key, Boolean> known = new HashMap<>();

  StoreReads(CallGraph graph, Facts facts) {
    this.graph = graph;
    this.program = graph.program();
    this.facts = facts;
    this.handOut = new HandOut(graph, facts);
  }

  /** Whether a method is a read when it is called on a store of a type. */
  boolean isRead(String store, MethodModel method) {
    return known.computeIfAbsent(new Key(store, method), key -> decide(store, method));
  }

  private boolean decide(String store, MethodModel method) {
    if (method.isConstructor() || method.isInitializer() || NEVER.contains(method.name())) {
      return false;
    }
    if (method.owner().name().equals(OBJECT) || facts.isWriteOnly(store, method)) {
      return false;
    }
    List<String> declared =
        facts.declaredRecording(store).map(DeclaredRecording::reads).orElse(List.of());
    return declared.isEmpty() ? byShape(store, method) : declared.contains(method.name());
  }

  private boolean byShape(String store, MethodModel method) {
    String type = method.returnType();
    if (type.equals("V")) {
      return handsToParameter(method);
    }
    return !isStoreItself(store, type);
  }

  /** Fluent methods and static factories return the store. */
  private boolean isStoreItself(String store, String type) {
    return Descriptors.isReference(type)
        && !type.equals(OBJECT)
        && type.charAt(0) != '['
        && facts.isRecordingStore(type)
        && (program.isSubtype(type, store) || program.isSubtype(store, type));
  }

  private boolean handsToParameter(MethodModel method) {
    Optional<Boolean> seen =
        method.owner().isApplication() && !method.isAbstract()
            ? handOut.of(method)
            : Optional.empty();
    return seen.orElseGet(() -> method.parameterTypes().stream().anyMatch(this::isFunctional));
  }

  private boolean isFunctional(String type) {
    return Descriptors.isReference(type) && type.charAt(0) != '[' && graph.isFunctional(type);
  }
}
