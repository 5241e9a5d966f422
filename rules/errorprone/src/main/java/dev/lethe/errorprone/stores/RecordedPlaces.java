package dev.lethe.errorprone.stores;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.util.Context;
import dev.lethe.errorprone.agent.Compilation;
import dev.lethe.errorprone.vocabulary.Recordings;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Places that recording stores may write to: reads of those are another rule's. */
final class RecordedPlaces {

  private static final Context.Key<RecordedPlaces> KEY = new Context.Key<>();

  private final VisitorState state;
  private final Recordings recordings;
  private final Set<String> texts = new HashSet<>();

  private RecordedPlaces(VisitorState state) {
    this.state = state;
    recordings = new Recordings(state.getTypes());
    new Stores().scan(Compilation.of(state).classes(), null);
  }

  /** The places of the compilation at hand; found once. */
  static RecordedPlaces of(VisitorState state) {
    RecordedPlaces known = state.context.get(KEY);
    if (known != null) {
      return known;
    }
    RecordedPlaces found = new RecordedPlaces(state);
    state.context.put(KEY, found);
    return found;
  }

  /** Whether a store's code names a part of a place. */
  boolean mayBe(NamedPlace place) {
    return place.texts().stream()
        .anyMatch(
            text -> texts.stream().anyMatch(it -> it.startsWith(text) || text.startsWith(it)));
  }

  /** Collects what the code of stores names, and what they are made with. */
  private final class Stores extends TreeScanner<@Nullable Void, @Nullable Void> {

    @Override
    public @Nullable Void visitClass(ClassTree tree, @Nullable Void unused) {
      if (recordings.isStore(ASTHelpers.getType(tree))) {
        new Texts().scan(tree, null);
      }
      return super.visitClass(tree, null);
    }

    @Override
    public @Nullable Void visitNewClass(NewClassTree tree, @Nullable Void unused) {
      if (recordings.isStore(ASTHelpers.getType(tree))) {
        new Texts().scan(tree.getArguments(), null);
      }
      return super.visitNewClass(tree, null);
    }
  }

  /** Collects the places that expressions name. */
  private final class Texts extends TreeScanner<@Nullable Void, @Nullable Void> {

    @Override
    public @Nullable Void scan(@Nullable Tree tree, @Nullable Void unused) {
      if (tree instanceof ExpressionTree expression) {
        NamedPlace.of(expression, state).ifPresent(it -> texts.addAll(it.texts()));
      }
      return super.scan(tree, null);
    }
  }
}
