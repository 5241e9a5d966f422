package dev.lethe.errorprone.state;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.util.Context;
import dev.lethe.errorprone.agent.AgentCode;
import dev.lethe.errorprone.agent.Compilation;
import dev.lethe.errorprone.vocabulary.KnownApis;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import org.jspecify.annotations.Nullable;

/** The static fields of a compilation, with what is done to them. */
public final class Slots {

  private static final Context.Key<Slots> KEY = new Context.Key<>();

  private final AgentCode agent;
  private final StartUp startUp;
  private final KnownApis apis;
  private final Map<VarSymbol, Slot> slots = new HashMap<>();
  private final Set<VarSymbol> shared = new HashSet<>();
  private final Set<VarSymbol> removed = new HashSet<>();

  private Slots(VisitorState state) {
    agent = AgentCode.of(state);
    startUp = new StartUp(Compilation.of(state));
    apis = KnownApis.of(state.context);
    for (ClassTree type : Compilation.of(state).classes()) {
      TreePath path = JavacTrees.instance(state.context).getPath(ASTHelpers.getSymbol(type));
      new Uses().scan(path, null);
    }
  }

  /** The slots of the compilation at hand; found once. */
  public static Slots of(VisitorState state) {
    Slots known = state.context.get(KEY);
    if (known != null) {
      return known;
    }
    Slots found = new Slots(state);
    state.context.put(KEY, found);
    return found;
  }

  /** What is done to a field. */
  public Slot of(VarSymbol field) {
    return removed.contains(field) ? Slot.UNUSED : slots.getOrDefault(field, Slot.UNUSED);
  }

  /**
   * Whether nothing but methods of its class's objects names a field, so that it could be theirs.
   */
  public boolean couldBeOfObject(VarSymbol field) {
    return field.isPrivate()
        && !field.isFinal()
        && field.enclClass().getKind() == ElementKind.CLASS
        && !shared.contains(field);
  }

  private static boolean isOfObject(TreePath place, VarSymbol field) {
    TreePath member = place;
    while (!(member.getParentPath().getLeaf() instanceof ClassTree)) {
      member = member.getParentPath();
    }
    return place.getLeaf() instanceof IdentifierTree
        && member.getLeaf() instanceof MethodTree method
        && !ASTHelpers.getSymbol(method).isStatic()
        && ASTHelpers.getSymbol(method).enclClass().equals(field.enclClass());
  }

  /** Collects what is done to static fields. */
  private final class Uses extends TreePathScanner<@Nullable Void, @Nullable Void> {

    @Override
    public @Nullable Void visitIdentifier(IdentifierTree tree, @Nullable Void unused) {
      use(ASTHelpers.getSymbol(tree));
      return super.visitIdentifier(tree, null);
    }

    @Override
    public @Nullable Void visitMemberSelect(MemberSelectTree tree, @Nullable Void unused) {
      use(ASTHelpers.getSymbol(tree));
      return super.visitMemberSelect(tree, null);
    }

    private void use(@Nullable Symbol symbol) {
      if (symbol instanceof VarSymbol field
          && field.getKind() == ElementKind.FIELD
          && field.isStatic()) {
        if (!isOfObject(getCurrentPath(), field)) {
          shared.add(field);
        }
        if (!startUp.contains(getCurrentPath())) {
          use(field);
        }
      }
    }

    private void use(VarSymbol field) {
      Use.at(getCurrentPath(), apis)
          .forEach(
              it ->
                  slots.merge(
                      field,
                      slot(Slot.UNUSED, field, it),
                      (before, now) -> slot(before, field, it)));
      if (isRemoved(getCurrentPath())) {
        removed.add(field);
      }
    }

    private Slot slot(Slot before, VarSymbol field, Use use) {
      boolean isAgent = agent.runs(getCurrentPath());
      return switch (use) {
        case ASSIGNS, CHANGES -> before.written(isAgent);
        case READS -> isAgent ? before.read() : before;
        case PASSES_ON -> isAgent && !field.isFinal() ? before.read() : before;
      };
    }
  }

  /** A variable of a thread that is emptied somewhere may be one of a session. */
  private static boolean isRemoved(TreePath field) {
    return field.getParentPath().getLeaf() instanceof MemberSelectTree select
        && select.getIdentifier().contentEquals("remove")
        && field.getParentPath().getParentPath().getLeaf() instanceof MethodInvocationTree call
        && call.getArguments().isEmpty();
  }
}
