package dev.lethe.analysis.judge.state;

import dev.lethe.analysis.callgraph.World;
import dev.lethe.analysis.program.FieldModel;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The first use of each kind of each slot; methods are looked at from the nearest to the farthest.
 */
final class Slots {

  /** What can happen to a slot. */
  enum Kind {
    ASSIGNED,
    CHANGED,
    LOADED,
    LOOKED_INTO
  }

  private record Key(FieldModel field, Kind kind, World world) {}

  private final Map<Key, Use> uses = new LinkedHashMap<>();
  private final Set<FieldModel> fields = new LinkedHashSet<>();

  void add(FieldModel field, Kind kind, Use use) {
    fields.add(field);
    uses.putIfAbsent(new Key(field, kind, use.context().world()), use);
  }

  Set<FieldModel> fields() {
    return fields;
  }

  Optional<Use> byAgent(FieldModel field, Kind kind) {
    return Optional.ofNullable(uses.get(new Key(field, kind, World.AGENT)));
  }

  Optional<Use> byOthers(FieldModel field, Kind kind) {
    return Optional.ofNullable(uses.get(new Key(field, kind, World.OUTSIDE)));
  }
}
