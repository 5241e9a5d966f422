package dev.lethe.agent.session;

import dev.lethe.agent.action.Action;
import dev.lethe.agent.action.Claim;
import dev.lethe.agent.context.Advice;
import dev.lethe.agent.context.Context;
import dev.lethe.agent.context.Event;
import dev.lethe.agent.context.Feedback;
import dev.lethe.agent.context.Situation;
import dev.lethe.agent.perception.PerceptionCache;
import dev.lethe.agent.task.Cost;
import dev.lethe.agent.task.Outcome;
import dev.lethe.agent.task.Task;
import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.SessionScoped;
import java.util.List;
import java.util.Optional;

/**
 * The work on one task. Everything the agent knows is in the objects that a session makes for
 * itself; when the session is over, so is the knowledge.
 */
@SessionScoped
public final class Session {

  private final Task task;
  private final Ports ports;
  private final Budget budget;
  private final Context context = new Context();
  private final NoteBlock notes = new NoteBlock();
  private final PerceptionCache cache = new PerceptionCache();
  private final Claims claims = new Claims();
  private final Journal journal;
  private final Sight sight;
  private final Hand hand;
  private final Verifier verifier;
  private int actions;
  private int decisions;

  /** Makes a session for one task. */
  public Session(Task task, Ports ports, Budget budget) {
    RefTable refs = new RefTable();
    this.task = task;
    this.ports = ports;
    this.budget = budget;
    this.journal = new Journal(ports.recorder());
    this.sight = new Sight(ports.device(), cache, refs, notes, context, journal);
    this.hand = new Hand(ports.device(), sight, refs);
    this.verifier = new Verifier(sight, notes, journal);
  }

  /**
   * Works on the task until it is done, shown to be impossible, or given up.
   *
   * @throws IllegalStateException if this session has worked before; the next task needs a new one
   */
  @AgentEntryPoint
  public Outcome run() {
    if (decisions > 0) {
      throw new IllegalStateException("A session does one task; make another for the next.");
    }
    journal.opened(task);
    sight.look();
    Outcome outcome = work();
    journal.closed(outcome);
    return outcome;
  }

  private Outcome work() {
    while (actions < budget.actions() && decisions < budget.decisions()) {
      Optional<Outcome> end = decide();
      if (end.isPresent()) {
        return end.get();
      }
    }
    return end(new Action.Finish(Claim.GAVE_UP, "the budget is spent")).orElseThrow();
  }

  private Optional<Outcome> decide() {
    Situation situation = situation();
    Action action = ports.policy().next(situation);
    decisions++;
    journal.chose(action, situation.advice().stream().map(Advice::text).toList());
    if (action instanceof Action.Finish finish) {
      return end(finish);
    }
    take(action);
    return Optional.empty();
  }

  private Situation situation() {
    return new Situation(task, context.events(), sight.view(), notes.advice(sight.screen()));
  }

  private void take(Action action) {
    if (action instanceof Action.Ask ask) {
      research(ask.question());
    } else if (action instanceof Action.Wait) {
      sight.look();
    } else {
      act(action, sight.view().place());
    }
  }

  private void research(String question) {
    String answer = ports.researcher().answer(question).orElse("Nobody knows.");
    Event.Learned learned = new Event.Learned(question, answer);
    context.add(learned);
    journal.researched(learned);
  }

  private void act(Action action, String place) {
    try {
      Deed deed = hand.perform(action, place);
      actions++;
      did(action, place, deed.target(), verifier.verify(deed));
    } catch (StaleRefException stale) {
      did(action, place, "", new Feedback(Feedback.Kind.STALE, stale.reason()));
    }
  }

  private void did(Action action, String place, String target, Feedback feedback) {
    Event.Did did = new Event.Did(actions, place, action, target, feedback);
    context.add(did);
    journal.acted(did);
  }

  private Optional<Outcome> end(Action.Finish finish) {
    sight.look();
    Optional<List<String>> evidence = claims.evidence(finish, situation());
    if (evidence.isEmpty()) {
      refuse(finish);
    }
    return evidence.map(shown -> new Outcome(kind(finish), finish.reason(), shown, cost()));
  }

  private void refuse(Action.Finish finish) {
    Event.Refused refused = new Event.Refused(finish, claims.objection(finish, task.goal()));
    context.add(refused);
    journal.refused(refused);
  }

  private static Outcome.Kind kind(Action.Finish finish) {
    return switch (finish.claim()) {
      case DONE -> Outcome.Kind.DONE;
      case IMPOSSIBLE -> Outcome.Kind.IMPOSSIBLE;
      case GAVE_UP -> Outcome.Kind.GAVE_UP;
    };
  }

  private Cost cost() {
    return new Cost(actions, sight.observations(), cache.perceptions(), decisions);
  }

  /** Forgets what was perceived so far. The session goes on as before, only slower. */
  public void clearPerceptionCache() {
    cache.clear();
  }
}
