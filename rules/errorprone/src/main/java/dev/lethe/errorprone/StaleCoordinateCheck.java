package dev.lethe.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.LinkType;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.LambdaExpressionTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.MethodTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.stalecoordinate.StaleCoordinate;
import dev.lethe.errorprone.agent.AgentCode;
import dev.lethe.errorprone.freshness.Consumption;
import dev.lethe.errorprone.freshness.FreshnessReader;
import dev.lethe.errorprone.freshness.Resolving;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Coordinates that are not fresh when an action of the agent consumes them. */
@SuppressWarnings("BugPatternNaming") // The catalogue's value bears the name.
@BugPattern(
    name = "StaleCoordinate",
    summary = "An action uses coordinates that were not resolved against the current screen.",
    severity = SeverityLevel.ERROR,
    linkType = LinkType.NONE)
public final class StaleCoordinateCheck extends BugChecker
    implements MethodTreeMatcher, LambdaExpressionTreeMatcher {

  private static final Rule RULE = StaleCoordinate.RULE;

  @Override
  public Description matchMethod(MethodTree tree, VisitorState state) {
    return runs(tree, state)
        ? report(FreshnessReader.of(state).consumptions(state.getPath(), tree), tree, state)
        : Description.NO_MATCH;
  }

  @Override
  public Description matchLambdaExpression(LambdaExpressionTree tree, VisitorState state) {
    return runs(tree, state)
        ? report(FreshnessReader.of(state).consumptions(state.getPath(), tree), tree, state)
        : Description.NO_MATCH;
  }

  private static boolean runs(Tree tree, VisitorState state) {
    AgentCode agent = AgentCode.of(state);
    return !agent.isEmpty() && agent.runs(tree);
  }

  private Description report(List<Consumption> found, Tree body, VisitorState state) {
    for (Consumption consumption : found) {
      state.reportMatch(violation(consumption, body, state).described(this, state));
    }
    return Description.NO_MATCH;
  }

  private static Violation violation(Consumption found, Tree body, VisitorState state) {
    Violation violation =
        Violation.of(RULE, found.call(), what(found)).with(Resolving.again(found, body, state));
    return found.isChosen() ? violation.asWarning() : violation;
  }

  private static String what(Consumption found) {
    return switch (found.cause()) {
      case LITERAL -> "this action goes to numbers of the source text";
      case GIVEN -> "this action goes to a place that came from outside of the session";
      case OBSERVED -> "this action goes to a place taken from an observation" + at(found);
      case KEPT -> "this action goes to a place that a field kept from an earlier call";
      case STALE -> "this action goes to a place got before the screen changed" + at(found);
    };
  }

  private static String at(Consumption found) {
    return found.line() == 0 ? "" : " (line " + found.line() + ")";
  }

  @Override
  public @Nullable String linkUrl() {
    return RuleLink.of(RULE);
  }
}
