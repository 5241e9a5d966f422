package dev.lethe.checker.baseline;

import dev.lethe.catalogue.finding.Finding;
import dev.lethe.catalogue.finding.Place;
import java.util.Comparator;

/**
 * What a finding is about, without lines, files and the way to it: code that moves, and a way that
 * changes, leave it the same.
 *
 * @param rule name of the rule
 * @param type binary name of the class that the finding stands in
 * @param member its method or field; empty for the type itself
 * @param subject what is read or kept, as {@code type#member}
 */
public record KnownSymbol(String rule, String type, String member, String subject)
    implements Comparable<KnownSymbol> {

  private static final Comparator<KnownSymbol> ORDER =
      Comparator.comparing(KnownSymbol::rule)
          .thenComparing(KnownSymbol::type)
          .thenComparing(KnownSymbol::member)
          .thenComparing(KnownSymbol::subject);

  /** What this finding is about. */
  public static KnownSymbol of(Finding finding) {
    Place place = finding.place();
    return new KnownSymbol(finding.rule().name(), place.type(), place.member(), finding.subject());
  }

  @Override
  public int compareTo(KnownSymbol other) {
    return ORDER.compare(this, other);
  }
}
