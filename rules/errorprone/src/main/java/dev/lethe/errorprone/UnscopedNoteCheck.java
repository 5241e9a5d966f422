package dev.lethe.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.LinkType;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.ClassTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.MethodInvocationTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.unscopednote.UnscopedNote;
import dev.lethe.errorprone.agent.AgentCode;
import dev.lethe.errorprone.notes.KeptNote;
import dev.lethe.errorprone.vocabulary.Notes;
import org.jspecify.annotations.Nullable;

/** Notes without conditions, and notes that are obeyed where nobody asks for their conditions. */
@SuppressWarnings("BugPatternNaming") // The catalogue's value bears the name.
@BugPattern(
    name = "UnscopedNote",
    summary = "A note constrains the agent without anybody asking whether its conditions apply.",
    severity = SeverityLevel.ERROR,
    linkType = LinkType.NONE)
public final class UnscopedNoteCheck extends BugChecker
    implements ClassTreeMatcher, MethodInvocationTreeMatcher {

  private static final Rule RULE = UnscopedNote.RULE;

  @Override
  public Description matchClass(ClassTree tree, VisitorState state) {
    ClassSymbol type = ASTHelpers.getSymbol(tree);
    Notes notes = new Notes(state.getTypes());
    if (!notes.areMadeOf(type) || !AgentCode.of(state).uses(type)) {
      return Description.NO_MATCH;
    }
    if (!notes.haveCondition(type)) {
      return reported("this note states no condition under which it applies", state);
    }
    return notes.canBeAsked(type)
        ? Description.NO_MATCH
        : reported("nobody can ask this note whether it applies", state);
  }

  private Description reported(String what, VisitorState state) {
    return Violation.of(RULE, state.getPath().getLeaf(), what).described(this, state);
  }

  @Override
  public Description matchMethodInvocation(MethodInvocationTree tree, VisitorState state) {
    AgentCode agent = AgentCode.of(state);
    return !agent.isEmpty() && agent.runs(state.getPath()) && KeptNote.isUsed(tree, state)
        ? reported("a kept note is obeyed, and this class asks none whether it applies", state)
        : Description.NO_MATCH;
  }

  @Override
  public @Nullable String linkUrl() {
    return RuleLink.of(RULE);
  }
}
