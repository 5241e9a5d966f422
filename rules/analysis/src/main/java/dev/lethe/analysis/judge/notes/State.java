package dev.lethe.analysis.judge.notes;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;

/** What is known at one place of a body. */
final class State {

  private final Map<Integer, Set<Source>> sources;
  private final Set<String> asked;
  private final Map<Integer, Truth> truths;

  State() {
    this(new HashMap<>(), new HashSet<>(), new HashMap<>());
  }

  private State(Map<Integer, Set<Source>> sources, Set<String> asked, Map<Integer, Truth> truths) {
    this.sources = sources;
    this.asked = asked;
    this.truths = truths;
  }

  State copy() {
    return new State(new HashMap<>(sources), new HashSet<>(asked), new HashMap<>(truths));
  }

  /** Takes in what is known on another way here; whether that changed anything. */
  boolean join(State other) {
    boolean changed = asked.retainAll(other.asked);
    for (Map.Entry<Integer, Set<Source>> entry : other.sources.entrySet()) {
      changed |= add(entry.getKey(), entry.getValue());
    }
    for (Map.Entry<Integer, Truth> entry : other.truths.entrySet()) {
      Truth before = truths.get(entry.getKey());
      Truth after = before == null ? entry.getValue() : before.or(entry.getValue());
      changed |= !Objects.equals(before, after);
      truths.put(entry.getKey(), after);
    }
    return changed;
  }

  Set<Source> sources(int value) {
    return sources.getOrDefault(value, Set.of());
  }

  void define(int value, Set<Source> from) {
    if (from.isEmpty()) {
      sources.remove(value);
    } else {
      sources.put(value, Set.copyOf(from));
    }
  }

  boolean add(int value, Set<Source> more) {
    Set<Source> before = sources(value);
    if (value == 0 || before.containsAll(more)) {
      return false;
    }
    Set<Source> after = new HashSet<>(before);
    after.addAll(more);
    define(value, after);
    return true;
  }

  Set<String> asked() {
    return asked;
  }

  Truth truth(int value) {
    return truths.getOrDefault(value, Truth.UNKNOWN);
  }

  void define(int value, Truth truth) {
    truths.put(value, truth);
  }

  /** Forgets that notes of such names were asked. */
  void forget(Predicate<String> names) {
    asked.removeIf(names);
    truths.replaceAll((value, truth) -> truth.without(names));
  }
}
