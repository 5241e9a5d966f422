package dev.lethe.analysis.judge.notes;

import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.flow.Step;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A method as one call calls it: says in the caller's words what its summary says in its own.
 *
 * @param shift how many captured values come before the arguments; then the receiver is none of
 *     them
 */
record Callee(Desk desk, Body caller, Context target, Step.Call call, int shift) {

  private static final Pattern LOCAL = Pattern.compile("#\\d+;");

  /** The caller's value for a parameter, or 0. */
  int argument(int index) {
    int[] arguments = call.arguments();
    boolean direct = target.flow().parameters().length == arguments.length && shift == 0;
    int at = direct ? index : index - shift + 1;
    boolean captured = !direct && index < shift;
    return captured || at < 0 || at >= arguments.length ? 0 : arguments[at];
  }

  /** Tells where the parameters come from. */
  void pass(Map<Integer, Set<Source>> before) {
    for (int i = 0; i < target.flow().parameters().length; i++) {
      int argument = argument(i);
      if (argument != 0) {
        desk.origins.pass(target, i, before.getOrDefault(argument, Set.of()));
      }
    }
  }

  Set<Source> outside(Set<Source> inside, Map<Integer, Set<Source>> before) {
    Set<Source> outside = new HashSet<>();
    for (Source source : inside) {
      if (source instanceof Source.Parameter parameter
          && parameter.context() == target
          && argument(parameter.index()) != 0) {
        outside.addAll(before.getOrDefault(argument(parameter.index()), Set.of()));
      } else {
        outside.add(source);
      }
    }
    return outside;
  }

  Truth outside(Truth truth) {
    return new Truth(outside(truth.whenTrue()), outside(truth.whenFalse()));
  }

  @Nullable Set<String> outside(@Nullable Set<String> names) {
    if (names == null) {
      return null;
    }
    Set<String> outside = new HashSet<>();
    for (String name : names) {
      String renamed = renamed(name);
      if (!renamed.contains("?")) {
        outside.add(renamed);
      }
    }
    return outside;
  }

  private String renamed(String name) {
    Body inside = desk.body(target);
    Matcher matcher = LOCAL.matcher(name);
    return matcher.replaceAll(
        found -> Matcher.quoteReplacement(argumentName(inside, found.group())));
  }

  private String argumentName(Body inside, String local) {
    for (int i = 0; i < inside.control().parameters().length; i++) {
      if (inside.parameterName(i).equals(local) && argument(i) != 0) {
        return caller.names().of(argument(i));
      }
    }
    return "?";
  }
}
