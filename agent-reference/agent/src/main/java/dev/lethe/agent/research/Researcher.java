package dev.lethe.agent.research;

import java.util.Optional;

/** Looks things up for a session; what it answers goes into the context and nowhere else. */
public interface Researcher {

  /** Returns the answer, or empty if there is none to be had. */
  Optional<String> answer(String question);
}
