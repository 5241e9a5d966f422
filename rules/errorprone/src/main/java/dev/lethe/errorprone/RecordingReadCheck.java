package dev.lethe.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.LinkType;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.MemberReferenceTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.MemberSelectTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.MethodInvocationTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.recordingread.RecordingRead;
import dev.lethe.errorprone.agent.AgentCode;
import dev.lethe.errorprone.vocabulary.Recordings;
import org.jspecify.annotations.Nullable;

/** Reads of recordings in the agent's code. */
@SuppressWarnings("BugPatternNaming") // The catalogue's value bears the name.
@BugPattern(
    name = "RecordingRead",
    summary = "Code that the agent can reach reads a recording of a session.",
    severity = SeverityLevel.ERROR,
    linkType = LinkType.NONE)
public final class RecordingReadCheck extends BugChecker
    implements MethodInvocationTreeMatcher, MemberReferenceTreeMatcher, MemberSelectTreeMatcher {

  private static final Rule RULE = RecordingRead.RULE;

  @Override
  public Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    return AgentCode.of(state).isEmpty()
        ? Description.NO_MATCH
        : judged(tree, ASTHelpers.getReceiverType(tree), ASTHelpers.getSymbol(tree), state);
  }

  @Override
  public Description matchMemberReference(MemberReferenceTree tree, VisitorState state) {
    return AgentCode.of(state).isEmpty()
        ? Description.NO_MATCH
        : judged(
            tree,
            ASTHelpers.getType(tree.getQualifierExpression()),
            ASTHelpers.getSymbol(tree),
            state);
  }

  @Override
  public Description matchMemberSelect(MemberSelectTree tree, VisitorState state) {
    if (AgentCode.of(state).isEmpty() || isAssigned(tree, state)) {
      return Description.NO_MATCH;
    }
    Type store = ASTHelpers.getType(tree.getExpression());
    return store != null
            && ASTHelpers.getSymbol(tree) instanceof VarSymbol field
            && recordings(state).areReadBy(store, field)
        ? reported(tree, state)
        : Description.NO_MATCH;
  }

  private static boolean isAssigned(ExpressionTree tree, VisitorState state) {
    return state.getPath().getParentPath().getLeaf() instanceof AssignmentTree assignment
        && assignment.getVariable().equals(tree);
  }

  private Description judged(
      Tree tree, @Nullable Type store, MethodSymbol method, VisitorState state) {
    return store != null && recordings(state).areReadBy(store, method)
        ? reported(tree, state)
        : Description.NO_MATCH;
  }

  private Description reported(Tree tree, VisitorState state) {
    return AgentCode.of(state).runs(state.getPath()) && !isInsideStore(state)
        ? Violation.of(RULE, tree, "the agent reads a recording here").described(this, state)
        : Description.NO_MATCH;
  }

  /** A recorder may look at its own buffer. */
  private static boolean isInsideStore(VisitorState state) {
    for (TreePath path = state.getPath(); path != null; path = path.getParentPath()) {
      if (path.getLeaf() instanceof ClassTree type
          && recordings(state).isStore(ASTHelpers.getType(type))) {
        return true;
      }
    }
    return false;
  }

  private static Recordings recordings(VisitorState state) {
    return new Recordings(state.getTypes());
  }

  @Override
  public @Nullable String linkUrl() {
    return RuleLink.of(RULE);
  }
}
