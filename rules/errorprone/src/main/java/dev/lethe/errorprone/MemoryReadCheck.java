package dev.lethe.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.LinkType;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.MethodInvocationTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.NewClassTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.memoryread.MemoryRead;
import dev.lethe.catalogue.vocabulary.StoreKind;
import dev.lethe.errorprone.agent.AgentCode;
import dev.lethe.errorprone.stores.StoreReads;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads of stores that outlive a session, in the agent's code. */
@SuppressWarnings("BugPatternNaming") // The catalogue's value bears the name.
@BugPattern(
    name = "MemoryRead",
    summary = "Code that the agent can reach reads a store that outlives the session.",
    severity = SeverityLevel.ERROR,
    linkType = LinkType.NONE)
public final class MemoryReadCheck extends BugChecker
    implements MethodInvocationTreeMatcher, NewClassTreeMatcher {

  private static final Rule RULE = MemoryRead.RULE;

  /** Kinds whose every read is memory, whoever writes. */
  private static final Set<StoreKind> MEMORIES =
      EnumSet.of(StoreKind.AGENT_MEMORY, StoreKind.VECTOR_INDEX);

  @Override
  public Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    return isAgent(state)
        ? judged(
            tree,
            new StoreReads(state)
                .kind(
                    ASTHelpers.getSymbol(tree), ASTHelpers.getReceiver(tree), tree.getArguments()),
            state)
        : Description.NO_MATCH;
  }

  @Override
  public Description matchNewClass(NewClassTree tree, VisitorState state) {
    return isAgent(state)
        ? judged(
            tree,
            new StoreReads(state).kind(ASTHelpers.getSymbol(tree), null, tree.getArguments()),
            state)
        : Description.NO_MATCH;
  }

  private static boolean isAgent(VisitorState state) {
    AgentCode agent = AgentCode.of(state);
    return !agent.isEmpty() && agent.runs(state.getPath());
  }

  private Description judged(ExpressionTree tree, Optional<StoreKind> kind, VisitorState state) {
    return kind.map(it -> violation(tree, it).described(this, state)).orElse(Description.NO_MATCH);
  }

  /** Whether sessions write what they read is for the whole-program check to find. */
  private static Violation violation(ExpressionTree tree, StoreKind kind) {
    Violation violation =
        Violation.of(RULE, tree, "the agent reads a store here (" + kind.word() + ")");
    return MEMORIES.contains(kind) ? violation : violation.asWarning();
  }

  @Override
  public @Nullable String linkUrl() {
    return RuleLink.of(RULE);
  }
}
