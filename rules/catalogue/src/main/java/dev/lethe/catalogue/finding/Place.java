package dev.lethe.catalogue.finding;

import java.util.Comparator;

/**
 * A line in a class, as a class file tells it.
 *
 * @param type binary name of the class ({@code com.acme.Agent$Tool})
 * @param member a field's name, or a method's name and descriptor ({@code
 *     run(Ljava/lang/String;)V}); empty for the type itself
 * @param file path of the source file below its source root ({@code com/acme/Agent.java}), forward
 *     slashes
 * @param line line number from 1, or 0 where the class file has none (declarations of fields and
 *     types)
 */
public record Place(String type, String member, String file, int line)
    implements Comparable<Place> {

  private static final Comparator<Place> ORDER =
      Comparator.comparing(Place::file)
          .thenComparingInt(Place::line)
          .thenComparing(Place::type)
          .thenComparing(Place::member);

  /** The same place at another line. */
  public Place atLine(int other) {
    return new Place(type, member, file, other);
  }

  @Override
  public int compareTo(Place other) {
    return ORDER.compare(this, other);
  }
}
