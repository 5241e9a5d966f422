package dev.lethe.catalogue.apis;

import java.util.List;
import java.util.stream.Stream;

/**
 * What one data file says.
 *
 * @param name the file's name
 * @param library which library it speaks of
 * @param source where the knowledge is from
 * @param sections what it knows, each with the artifact that has it
 */
public record ApiFile(String name, String library, String source, List<Section> sections) {

  /** Stands for the JDK in place of an artifact. */
  public static final String JDK = "jdk";

  /**
   * Names that all versions of an artifact have, from the first to the last that was looked at.
   *
   * @param artifact group and artifact, such as {@code com.acme:kit}, or {@link #JDK}
   * @param versions the versions that were looked at, oldest first
   * @param apis the methods it knows
   * @param values types whose objects carry nothing that can be called or changed; a name that ends
   *     in {@code .*} is a package
   * @param neutrals types whose objects are no state
   * @param sessionIds annotations of parameters that say which session it is
   * @param coordinates types whose objects locate something on a screen
   */
  public record Section(
      String artifact,
      List<String> versions,
      List<Api> apis,
      List<String> values,
      List<Neutral> neutrals,
      List<String> sessionIds,
      List<String> coordinates) {}

  /** The methods that all sections know. */
  public Stream<Api> apis() {
    return sections.stream().flatMap(section -> section.apis().stream());
  }

  /** The value types of all sections. */
  public Stream<String> values() {
    return sections.stream().flatMap(section -> section.values().stream());
  }

  /** The neutral types of all sections. */
  public Stream<Neutral> neutrals() {
    return sections.stream().flatMap(section -> section.neutrals().stream());
  }

  /** Types whose objects locate something on a screen. */
  public Stream<String> coordinates() {
    return sections.stream().flatMap(section -> section.coordinates().stream());
  }

  /** Annotations of parameters that say which session it is. */
  public Stream<String> sessionIds() {
    return sections.stream().flatMap(section -> section.sessionIds().stream());
  }
}
