package dev.lethe.errorprone.freshness;

import com.sun.source.tree.MethodTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Types;
import dev.lethe.catalogue.apis.ScreenDeed;
import dev.lethe.errorprone.agent.CalledMethods;
import dev.lethe.errorprone.agent.Compilation;
import dev.lethe.errorprone.vocabulary.KnownApis;
import dev.lethe.errorprone.vocabulary.Word;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What calls do to the screen. */
final class Effects {

  private final Compilation compilation;
  private final Types types;
  private final KnownApis known;
  private final Map<MethodSymbol, Boolean> changing = new HashMap<>();
  private final Map<MethodSymbol, Boolean> acting = new HashMap<>();
  private final Map<MethodSymbol, Boolean> aging = new HashMap<>();

  Effects(Compilation compilation, Types types, KnownApis known) {
    this.compilation = compilation;
    this.types = types;
    this.known = known;
  }

  /** Whether a method acts where it is told, or begins to. */
  boolean acts(MethodSymbol method) {
    return acting.computeIfAbsent(
        method,
        it ->
            Word.CHANGES_SCREEN.holdsFor(it, types)
                || known.onScreen(it).filter(screen -> screen.deed().consumes()).isPresent());
  }

  /** Whether a method looks at the screen, and neither acts nor checks a reference. */
  boolean observes(MethodSymbol method) {
    return Word.OBSERVES.holdsFor(method, types);
  }

  /** Whether the screen may be another after a method, or is looked at anew. */
  boolean ages(MethodSymbol method) {
    return aging.computeIfAbsent(
        method,
        it ->
            Word.CHANGES_SCREEN.holdsFor(it, types)
                || observes(it)
                || known.onScreen(it).filter(screen -> screen.deed().ages()).isPresent());
  }

  boolean resolves(MethodSymbol method) {
    return Word.RESOLVES_REF.holdsFor(method, types)
        || known
            .onScreen(method)
            .filter(screen -> screen.deed() == ScreenDeed.RESOLVES)
            .isPresent();
  }

  /** Whether a method is one where the device lives. */
  boolean isDevice(MethodSymbol method) {
    return acts(method) || ages(method) || resolves(method);
  }

  /** Whether a method is declared by what is compiled here, and is none of the device's. */
  boolean areOfCompilation(MethodSymbol method) {
    return compilation.declares(method) && !isDevice(method);
  }

  /** Whether a method may act or observe, itself or by what it calls. */
  boolean changes(MethodSymbol method) {
    Boolean known = changing.get(method);
    if (known == null) {
      known = search(method);
      changing.put(method, known);
    }
    return known;
  }

  private boolean search(MethodSymbol start) {
    Set<MethodSymbol> seen = new HashSet<>(Set.of(start));
    Deque<MethodSymbol> pending = new ArrayDeque<>(seen);
    while (!pending.isEmpty()) {
      MethodSymbol method = pending.pop();
      if (ages(method)) {
        return true;
      }
      if (!resolves(method)) {
        called(method).stream().filter(seen::add).forEach(pending::push);
      }
    }
    return false;
  }

  private Set<MethodSymbol> called(MethodSymbol method) {
    MethodTree target = compilation.target(method);
    return target == null ? Set.of() : CalledMethods.in(target.getBody());
  }
}
