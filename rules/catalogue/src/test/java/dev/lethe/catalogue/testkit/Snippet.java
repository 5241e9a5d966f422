package dev.lethe.catalogue.testkit;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A small program that says in comments what must be reported about it: a case, or an example of a
 * rule's page.
 *
 * @param name what tests call it ({@code recording-read/direct-call})
 * @param title what it shows, in one line
 * @param sources its Java sources
 * @param library Java sources of the library it uses
 * @param resources files that lie beside its classes
 * @param configuration its configuration file, if it has one
 * @param incomplete whether a check of it must end without an answer
 */
public record Snippet(
    String name,
    String title,
    List<Source> sources,
    List<Source> library,
    List<Source> resources,
    Optional<Source> configuration,
    boolean incomplete) {

  /** What must be reported, sorted. */
  public List<Reported> expected() {
    return Expectations.in(this);
  }

  /** The files in which something may be reported: sources and configuration. */
  Stream<Source> reportable() {
    return Stream.concat(sources.stream(), configuration.stream());
  }
}
