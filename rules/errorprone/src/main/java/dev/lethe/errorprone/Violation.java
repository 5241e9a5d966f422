package dev.lethe.errorprone;

import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.fixes.SuggestedFix;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import dev.lethe.catalogue.Rule;
import dev.lethe.errorprone.vocabulary.Allowances;

/**
 * Something that breaks a rule.
 *
 * @param rule the rule
 * @param at the tree that is shown
 * @param what one clause: what was found there
 * @param isWarning whether it weighs less than the rule says
 * @param fix a change that mends it, or an empty one
 */
record Violation(Rule rule, Tree at, String what, boolean isWarning, SuggestedFix fix) {

  static Violation of(Rule rule, Tree at, String what) {
    return new Violation(rule, at, what, false, SuggestedFix.emptyFix());
  }

  Violation asWarning() {
    return new Violation(rule, at, what, true, fix);
  }

  Violation with(SuggestedFix mending) {
    return new Violation(rule, at, what, isWarning, mending);
  }

  /**
   * The compiler's message, unless an allowance around the place holds, or the line has one. What
   * weighs less than its rule says so itself: the rules know two weights, an Error Prone check but
   * one.
   */
  @SuppressWarnings("RestrictedApi")
  Description described(BugChecker check, VisitorState state) {
    TreePath place = TreePath.getPath(state.getPath(), at);
    if (Allowances.hold(place == null ? state.getPath() : place, rule.name())
        || !ReportedLines.add(rule, at, state)) {
      return Description.NO_MATCH;
    }
    Description.Builder description = check.buildDescription(at).setMessage(message());
    if (isWarning) {
      description.overrideSeverity(SeverityLevel.WARNING);
    }
    return description.addFix(fix).build();
  }

  private String message() {
    return what + "; " + rule.why() + ": " + rule.fix();
  }
}
