package dev.lethe.analysis.judge;

import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.callgraph.HeapObject;
import dev.lethe.analysis.flow.Invocation;
import dev.lethe.analysis.flow.Step;
import dev.lethe.catalogue.apis.Effect;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Puts together, from the constants that flow to a value, the names of the places it can stand for.
 */
final class PlaceNames {

  private static final int DEEPEST = 12;
  private static final int MOST = 32;

  private final CallGraph graph;

  PlaceNames(CallGraph graph) {
    this.graph = graph;
  }

  /** What a value names; nothing where no constant shows it. */
  Set<PlaceText> of(Context context, int value) {
    return of(graph.objects(context, value), DEEPEST);
  }

  private Set<PlaceText> of(List<HeapObject> objects, int depth) {
    Set<PlaceText> names = new LinkedHashSet<>();
    for (HeapObject object : objects) {
      if (depth > 0 && names.size() < MOST) {
        names.addAll(of(object, depth - 1));
      }
    }
    return names;
  }

  private Set<PlaceText> of(HeapObject object, int depth) {
    Context context = object.context();
    if (object.kind() == HeapObject.Kind.TEXT && object.site() == null) {
      return Set.of(new PlaceText(slashed(object.detail().toString()), true));
    }
    if (object.kind() == HeapObject.Kind.CLASS) {
      String type = object.detail().toString();
      return Set.of(new PlaceText(type.substring(0, Math.max(0, type.lastIndexOf('/'))), true));
    }
    if (context != null && object.site() instanceof Step.Concatenation step) {
      return joined(context, step, depth);
    }
    Step.Call maker = context == null ? null : maker(context, object.site());
    return context == null || maker == null ? Set.of() : named(context, maker, depth);
  }

  private static String slashed(String text) {
    String slashes = text.replace('\\', '/');
    return slashes.startsWith("./") ? slashes.substring(2) : slashes;
  }

  private Set<PlaceText> joined(Context context, Step.Concatenation step, int depth) {
    Set<PlaceText> texts = Set.of(new PlaceText("", true));
    int next = 0;
    int from = 0;
    String recipe = step.recipe();
    for (int at = 0; at <= recipe.length(); at++) {
      boolean argument = at < recipe.length() && recipe.charAt(at) == 1;
      if (argument || at == recipe.length()) {
        texts =
            combine(texts, "", Set.of(new PlaceText(slashed(recipe.substring(from, at)), true)));
        from = at + 1;
      }
      if (argument) {
        texts = combine(texts, "", of(graph.objects(context, step.arguments()[next++]), depth));
      }
    }
    return texts;
  }

  /** What is not known ends a text. */
  private static Set<PlaceText> combine(
      Set<PlaceText> heads, String separator, Set<PlaceText> tails) {
    Set<PlaceText> all = new LinkedHashSet<>();
    for (PlaceText head : heads) {
      for (PlaceText tail : tails) {
        all.add(head.then(separator, tail));
      }
      if (tails.isEmpty()) {
        all.add(new PlaceText(head.text(), false));
      }
    }
    return all.size() > MOST ? Set.of(new PlaceText("", false)) : all;
  }

  private Set<PlaceText> named(Context context, Step.Call step, int depth) {
    List<Effect> effects = graph.knownEffects(step.target());
    for (Effect effect : effects == null ? List.<Effect>of() : effects) {
      if (effect instanceof Effect.Names names) {
        Set<PlaceText> parts = parts(context, step, names.parts(), depth);
        return step.target().owner().equals("java/lang/System") ? setting(step, parts) : parts;
      }
    }
    return Set.of();
  }

  private static Set<PlaceText> setting(Step.Call step, Set<PlaceText> keys) {
    Set<PlaceText> settings = new LinkedHashSet<>();
    keys.forEach(
        key ->
            settings.add(
                new PlaceText("${" + step.target().name() + " " + key.text() + "}", key.exact())));
    return settings;
  }

  private Set<PlaceText> parts(Context context, Step.Call step, List<Integer> parts, int depth) {
    Set<PlaceText> texts = Set.of(new PlaceText("", true));
    int shift = step.kind() == Invocation.STATIC ? 1 : 0;
    for (int part : parts) {
      int argument = part - shift;
      if (argument < step.arguments().length) {
        texts = append(texts, context, step.arguments()[argument], depth);
      }
    }
    return texts;
  }

  private Set<PlaceText> append(Set<PlaceText> texts, Context context, int value, int depth) {
    List<HeapObject> objects = graph.objects(context, value);
    Set<PlaceText> all = texts;
    if (objects.stream().anyMatch(object -> object.kind() == HeapObject.Kind.ARRAY)) {
      for (int element : elements(context, objects)) {
        all = combine(all, "/", of(graph.objects(context, element), depth));
      }
      return all;
    }
    return combine(all, "/", of(objects, depth));
  }

  /** The values put into an array made for varargs, in order. */
  private List<Integer> elements(Context context, List<HeapObject> arrays) {
    List<Integer> elements = new ArrayList<>();
    for (Step step : context.flow().steps()) {
      if (step instanceof Step.ArrayStore store
          && graph.objects(context, store.array()).equals(arrays)) {
        elements.add(store.value());
      }
    }
    return elements;
  }

  /** Whether a value is made for the session, or is a resource of the class path. */
  boolean isTemporary(Context context, int value) {
    List<HeapObject> objects = graph.objects(context, value);
    return !objects.isEmpty() && objects.stream().allMatch(object -> isTemporary(object, DEEPEST));
  }

  private boolean isTemporary(HeapObject object, int depth) {
    Context context = object.context();
    if (context == null || depth == 0) {
      return false;
    }
    Step.Call call = maker(context, object.site());
    List<Effect> effects = call == null ? null : graph.knownEffects(call.target());
    if (call == null || effects == null) {
      return false;
    }
    return effects.stream().anyMatch(effect -> effect instanceof Effect.Temporary)
        || effects.stream()
            .anyMatch(
                effect ->
                    effect instanceof Effect.Names names
                        && startsTemporary(context, call, names, depth - 1));
  }

  /** The call that makes an object, or its constructor's. */
  private static Step.@Nullable Call maker(Context context, @Nullable Step site) {
    if (site instanceof Step.New made) {
      for (Step other : context.flow().steps()) {
        if (other instanceof Step.Call call
            && call.target().name().equals("<init>")
            && call.arguments()[0] == made.value()) {
          return call;
        }
      }
    }
    return site instanceof Step.Call call ? call : null;
  }

  private boolean startsTemporary(Context context, Step.Call call, Effect.Names names, int depth) {
    int index =
        names.parts().isEmpty()
            ? -1
            : names.parts().get(0) - (call.kind() == Invocation.STATIC ? 1 : 0);
    if (index < 0 || index >= call.arguments().length) {
      return false;
    }
    List<HeapObject> objects = graph.objects(context, call.arguments()[index]);
    return !objects.isEmpty() && objects.stream().allMatch(object -> isTemporary(object, depth));
  }
}
