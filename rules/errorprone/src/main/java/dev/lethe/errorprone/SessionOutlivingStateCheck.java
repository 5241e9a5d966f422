package dev.lethe.errorprone;

import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.LinkType;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.VariableTreeMatcher;
import com.google.errorprone.fixes.SuggestedFix;
import com.google.errorprone.fixes.SuggestedFixes;
import com.google.errorprone.matchers.Description;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.sessionoutlivingstate.SessionOutlivingState;
import dev.lethe.errorprone.agent.AgentCode;
import dev.lethe.errorprone.state.Slot;
import dev.lethe.errorprone.state.Slots;
import dev.lethe.errorprone.vocabulary.KnownApis;
import dev.lethe.errorprone.vocabulary.Word;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Static fields that carry something from one session into another. */
@SuppressWarnings("BugPatternNaming") // The catalogue's value bears the name.
@BugPattern(
    name = "SessionOutlivingState",
    summary = "A field that outlives sessions carries state from one session to the next.",
    severity = SeverityLevel.ERROR,
    linkType = LinkType.NONE)
public final class SessionOutlivingStateCheck extends BugChecker implements VariableTreeMatcher {

  private static final Rule RULE = SessionOutlivingState.RULE;

  @Override
  public Description matchVariable(VariableTree tree, VisitorState state) {
    VarSymbol field = ASTHelpers.getSymbol(tree);
    if (field.getKind() != ElementKind.FIELD
        || !field.isStatic()
        || AgentCode.of(state).isEmpty()
        || KnownApis.of(state.context).isNeutral(field.type)) {
      return Description.NO_MATCH;
    }
    return judged(tree, field, Slots.of(state).of(field), state);
  }

  private Description judged(VariableTree tree, VarSymbol field, Slot slot, VisitorState state) {
    if (slot.isWrittenByAgent() && Word.SESSION_SCOPED.holdsFor(field.type, state.getTypes())) {
      return Violation.of(RULE, tree, "a static field keeps an object of one session")
          .with(fix(tree, field, state))
          .described(this, state);
    }
    if (!slot.isMemory()) {
      return Description.NO_MATCH;
    }
    return slot.isWrittenByAgent()
        ? Violation.of(RULE, tree, "sessions write this static field and read it")
            .with(fix(tree, field, state))
            .described(this, state)
        : Violation.of(RULE, tree, "sessions read this static field, and other code writes it")
            .asWarning()
            .described(this, state);
  }

  /** A field of the object is as good where nothing but the object uses it. */
  private static SuggestedFix fix(VariableTree tree, VarSymbol field, VisitorState state) {
    return Slots.of(state).couldBeOfObject(field)
        ? SuggestedFixes.removeModifiers(tree, state, Modifier.STATIC)
            .orElse(SuggestedFix.emptyFix())
        : SuggestedFix.emptyFix();
  }

  @Override
  public @Nullable String linkUrl() {
    return RuleLink.of(RULE);
  }
}
