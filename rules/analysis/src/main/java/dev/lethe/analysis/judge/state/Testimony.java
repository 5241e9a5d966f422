package dev.lethe.analysis.judge.state;

import dev.lethe.analysis.judge.Case;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.finding.Evidence;

/**
 * Says in words, with a place and the way to it, who writes a field, who reads it, and why it is
 * still there for the next session.
 */
final class Testimony {

  private final Case evidence;

  Testimony(Case evidence) {
    this.evidence = evidence;
  }

  /** A session writes the field. */
  Evidence bySession(String verb, Use use) {
    return new Evidence(
        "a session " + verb + " it here",
        evidence.places().of(use.method(), use.line()),
        evidence.paths().to(use.context(), use.line()));
  }

  /** A session reads the field; the way there is that of the finding. */
  Evidence read(Use use) {
    return new Evidence("a session reads it here", evidence.places().of(use.method(), use.line()));
  }

  /** Code that no session runs writes the field. */
  Evidence byOthers(String verb, MethodModel method, int line) {
    return new Evidence("other code " + verb + " it here", evidence.places().of(method, line));
  }

  /** What keeps the object whose field it is. */
  Evidence kept(Keeper keeper) {
    return new Evidence("its object is kept by " + keeper.words(), keeper.place());
  }
}
