package dev.lethe.analysis.callgraph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The objects of a run by their numbers, and which of them stand for others. */
final class HeapObjects {

  private final List<HeapObject> objects = new ArrayList<>();
  private final Map<HeapObject, HeapObject> aliases = new HashMap<>();
  private final ObjectSet aliased = new ObjectSet();
  private final ObjectSet unread = new ObjectSet();

  void register(HeapObject object) {
    objects.add(object);
    if (object.isUnread()) {
      unread.add(object.id());
    }
  }

  int count() {
    return objects.size();
  }

  HeapObject get(int id) {
    return objects.get(id);
  }

  /** One object stands for another from now on. */
  void alias(HeapObject object, HeapObject other) {
    if (object != other) {
      aliases.put(object, other);
      aliased.add(object.id());
    }
  }

  /** The object that stands for another one now; itself where none does. */
  HeapObject standing(HeapObject object) {
    HeapObject at = object;
    for (HeapObject next = aliases.get(at); next != null; next = aliases.get(at)) {
      at = next;
    }
    return at;
  }

  /** Those for which others stand; null where there are none. */
  @Nullable ObjectSet replaced(ObjectSet among) {
    return aliases.isEmpty() ? null : among.and(aliased);
  }

  /** How many objects of unread library code a set has. */
  int countUnread(ObjectSet among) {
    return among.common(unread);
  }

  /** The objects of a set in the order of their numbers, without those that stand there twice. */
  List<HeapObject> of(@Nullable ObjectSet set) {
    List<HeapObject> all = new ArrayList<>();
    if (set != null) {
      set.forEach(id -> addStanding(get(id), set, all));
    }
    return all;
  }

  private void addStanding(HeapObject object, ObjectSet set, List<HeapObject> all) {
    HeapObject standing = standing(object);
    if (standing == object || !set.contains(standing.id())) {
      all.add(object);
    }
  }
}
