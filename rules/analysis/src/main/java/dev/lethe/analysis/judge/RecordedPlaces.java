package dev.lethe.analysis.judge;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.facts.Facts;
import dev.lethe.analysis.facts.TypeNames;
import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.FieldModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.apis.Effect;
import dev.lethe.catalogue.vocabulary.PathPattern;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The places on disk that recording stores write to, and who reads them: by constant path, by
 * field, by a value from the store.
 */
final class RecordedPlaces {

  /**
   * A read of a recorded place.
   *
   * @param subject the store, or the configured path
   * @param message what the code does
   */
  record Read(String subject, String message) {}

  private record Written(String store, Set<PlaceText> place, Set<FieldModel> fields) {}

  private final CallGraph graph;
  private final Program program;
  private final Facts facts;
  private final Accesses accesses;
  private final List<Written> written = new ArrayList<>();
  private final Map<Context, Map<Step, Access>> reads = new HashMap<>();

  RecordedPlaces(Case evidence) {
    this.graph = evidence.graph();
    this.program = graph.program();
    this.facts = evidence.facts();
    this.accesses = new Accesses(graph, facts);
    graph.agent().forEach(this::collect);
    graph.outside().forEach(this::collect);
  }

  private void collect(Context context) {
    String owner = context.method().owner().name();
    if (facts.isRecordingStore(owner)) {
      for (Access access : accesses.in(context)) {
        if (access.writes()) {
          written.add(new Written(owner, access.place(), fields(context, access.placeValue(), 4)));
        }
      }
    }
  }

  /** What a call reads of a recorded place, if it does. */
  Optional<Read> readAt(Context context, Step step) {
    Access access = reads.computeIfAbsent(context, this::readsOf).get(step);
    return access == null || access.temporary() ? Optional.empty() : recorded(context, access);
  }

  private Map<Step, Access> readsOf(Context context) {
    Map<Step, Access> found = new HashMap<>();
    for (Access access : accesses.in(context)) {
      if (access.reads() && access.placeValue() != 0) {
        found.putIfAbsent(access.step(), access);
      }
    }
    return found;
  }

  private Optional<Read> recorded(Context context, Access access) {
    for (PathPattern pattern : facts.vocabulary().recordingPaths()) {
      if (access.place().stream().anyMatch(place -> Patterns.covers(pattern, place))) {
        return Optional.of(
            new Read(
                pattern.text(), "reads a file under " + pattern.text() + ", where recordings are"));
      }
    }
    Set<FieldModel> fields = fields(context, access.placeValue(), 4);
    for (Written place : written) {
      if (meets(place, access, fields)) {
        return Optional.of(read(place.store));
      }
    }
    return stores(context, access.placeValue(), 4).stream().findFirst().map(RecordedPlaces::read);
  }

  private static Read read(String store) {
    String binary = TypeNames.binary(store);
    String simple = binary.substring(binary.lastIndexOf('.') + 1);
    return new Read(binary, "opens for reading what " + simple + " writes, a recording");
  }

  private static boolean meets(Written place, Access access, Set<FieldModel> fields) {
    for (PlaceText one : place.place) {
      for (PlaceText other : access.place()) {
        if (one.meets(other)) {
          return true;
        }
      }
    }
    return fields.stream().anyMatch(place.fields::contains);
  }

  // ---- where a value is from

  /** Fields that a value was loaded from, directly or as a part of the place it names. */
  private Set<FieldModel> fields(Context context, int value, int depth) {
    Set<FieldModel> found = new HashSet<>();
    for (Step step : makers(context, value)) {
      if (step instanceof Step.Load load) {
        FieldModel field = program.resolveField(load.field().owner(), load.field().name());
        if (field != null) {
          found.add(field);
        }
      } else if (depth > 0) {
        parts(step).forEach(part -> found.addAll(fields(context, part, depth - 1)));
      }
    }
    return found;
  }

  /** Recording stores whose methods returned a value, or a part of the place it names. */
  private Set<String> stores(Context context, int value, int depth) {
    Set<String> found = new HashSet<>();
    for (Step step : makers(context, value)) {
      if (step instanceof Step.Call call && facts.isRecordingStore(call.target().owner())) {
        found.add(call.target().owner());
      } else if (depth > 0) {
        parts(step).forEach(part -> found.addAll(stores(context, part, depth - 1)));
      }
    }
    return found;
  }

  private static List<Step> makers(Context context, int value) {
    List<Step> makers = new ArrayList<>();
    for (Step step : context.flow().steps()) {
      boolean makes =
          (step instanceof Step.Load load && load.value() == value)
              || (step instanceof Step.Call call && call.result() == value)
              || (step instanceof Step.Cast cast && cast.to() == value)
              || (step instanceof Step.Move move && move.to() == value)
              || (step instanceof Step.Concatenation text && text.value() == value);
      if (makes && value != 0) {
        makers.add(step);
      }
    }
    return makers;
  }

  private List<Integer> parts(Step step) {
    if (step instanceof Step.Cast cast) {
      return List.of(cast.from());
    }
    if (step instanceof Step.Move move) {
      return List.of(move.from());
    }
    if (step instanceof Step.Concatenation text) {
      return boxed(text.arguments());
    }
    List<Effect> effects = step instanceof Step.Call call ? graph.effects(call.target()) : null;
    boolean names =
        effects != null && effects.stream().anyMatch(effect -> effect instanceof Effect.Names);
    return names && step instanceof Step.Call call ? boxed(call.arguments()) : List.of();
  }

  private static List<Integer> boxed(int[] values) {
    List<Integer> list = new ArrayList<>();
    for (int value : values) {
      list.add(value);
    }
    return list;
  }
}
