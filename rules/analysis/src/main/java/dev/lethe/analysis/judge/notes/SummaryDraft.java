package dev.lethe.analysis.judge.notes;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Collects what a body's returns have in common. */
final class SummaryDraft {

  private static final Pattern LOCAL = Pattern.compile("#\\d+;");

  private final Desk desk;
  private final Body body;
  private final Set<String> parameters = new HashSet<>();
  private final Set<Source> result = new HashSet<>();
  private final Map<Integer, Set<Source>> stored = new HashMap<>();
  private Truth truth = new Truth(null, null);
  private @Nullable Set<String> always;

  SummaryDraft(Desk desk, Body body) {
    this.desk = desk;
    this.body = body;
    for (int value : body.control().parameters()) {
      parameters.add(Names.single(value));
    }
  }

  /** The body returns a value, 0 for none. */
  void returned(int value, State state) {
    result.addAll(Steps.unasked(body, value, state, state));
    truth = truth.or(Reading.truth(body.control(), value, state).with(state.asked()));
    always = Truth.common(always, state.asked());
    int[] values = body.control().parameters();
    for (int i = 0; i < values.length; i++) {
      Set<Source> put = new HashSet<>(state.sources(values[i]));
      put.remove(new Source.Parameter(body.context(), i));
      if (!put.isEmpty()) {
        stored.computeIfAbsent(i, key -> new HashSet<>()).addAll(put);
      }
    }
  }

  Summary summary() {
    Predicate<String> inner = name -> !parameters.containsAll(locals(name));
    Truth told = truth.without(inner);
    if (desk.types.isQuestion(body.context().method())) {
      String self = body.parameterName(0);
      told = new Truth(Truth.both(told.whenTrue(), Set.of(self)), told.whenFalse());
    }
    Set<String> all = new Truth(always, null).without(inner).whenTrue();
    return new Summary(Set.copyOf(result), Map.copyOf(stored), told, all);
  }

  private static Set<String> locals(String name) {
    Set<String> found = new HashSet<>();
    Matcher matcher = LOCAL.matcher(name);
    while (matcher.find()) {
      found.add(matcher.group());
    }
    return found;
  }
}
