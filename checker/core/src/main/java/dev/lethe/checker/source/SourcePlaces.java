package dev.lethe.checker.source;

import com.github.javaparser.Range;
import dev.lethe.analysis.Incompleteness;
import dev.lethe.catalogue.finding.Evidence;
import dev.lethe.catalogue.finding.Finding;
import dev.lethe.catalogue.finding.PathStep;
import dev.lethe.catalogue.finding.Place;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Finds in source files what class files speak of. Never fails: a place always has an answer. */
public final class SourcePlaces {

  private final SourceTree tree;

  /**
   * Places in a project's sources.
   *
   * @param directories its source directories
   * @param base what paths in reports are relative to
   */
  public SourcePlaces(List<Path> directories, Path base) {
    tree = new SourceTree(directories, base);
  }

  /** A finding with all its lines. */
  public PlacedFinding of(Finding finding) {
    return new PlacedFinding(
        finding,
        of(finding.place(), memberName(finding.subject())),
        finding.path().stream().map(this::of).toList(),
        finding.evidence().stream().map(this::of).toList());
  }

  private PlacedStep of(PathStep step) {
    Place in = step.in();
    return new PlacedStep(step, of(in.atLine(step.place().line())));
  }

  private PlacedEvidence of(Evidence evidence) {
    return new PlacedEvidence(
        evidence, of(evidence.place()), evidence.path().stream().map(this::of).toList());
  }

  /** A place: its line without the blanks around it, or the name in a declaration without line. */
  public SourcePlace of(Place place) {
    return of(place, "");
  }

  /** A place, on its line the only occurrence of a word if there is exactly one. */
  SourcePlace of(Place place, String word) {
    return tree.find(place.file())
        .map(file -> within(file, place, word))
        .orElseGet(() -> SourcePlace.ofLine(place.file(), place.line()));
  }

  private static SourcePlace within(SourceFile file, Place place, String word) {
    return place.line() > 0 ? onLine(file, place.line(), word) : declared(file, place);
  }

  private static SourcePlace onLine(SourceFile file, int line, String word) {
    return file.line(line)
        .map(text -> new SourceLine(text).region(word).at(file.name(), line))
        .orElseGet(() -> SourcePlace.ofLine(file.name(), line));
  }

  private static SourcePlace declared(SourceFile file, Place place) {
    Optional<Declarations> declarations = file.declarations();
    return declarations
        .flatMap(found -> found.name(place.type(), place.member()))
        .or(() -> declarations.flatMap(found -> found.name(place.type(), "")))
        .map(range -> region(file, range))
        .orElseGet(() -> SourcePlace.ofLine(file.name(), 1));
  }

  /** The annotation on a type or member that allows a rule; failing that, the member itself. */
  public SourcePlace ofAllowance(Place annotated, String rule) {
    return tree.find(annotated.file())
        .flatMap(file -> annotation(file, annotated, rule))
        .orElseGet(() -> of(annotated));
  }

  private static Optional<SourcePlace> annotation(SourceFile file, Place place, String rule) {
    return file.declarations()
        .flatMap(found -> found.allowance(place.type(), place.member(), rule))
        .map(range -> region(file, range));
  }

  /** Whether a line of code lies inside the declaration of a type or member of the same file. */
  public boolean contains(Place declaration, Place code) {
    return declaration.file().equals(code.file())
        && tree.find(code.file())
            .flatMap(SourceFile::declarations)
            .filter(found -> found.contains(declaration.type(), declaration.member(), code.line()))
            .isPresent();
  }

  private static SourcePlace region(SourceFile file, Range range) {
    return new SourcePlace(
        file.name(), range.begin.line, range.begin.column, range.end.line, range.end.column + 1);
  }

  /** A reason that names files by their way from the root of the project. */
  public Incompleteness of(Incompleteness reason) {
    return new Incompleteness(reason.kind(), tree.relative(reason.what()), reason.remedy());
  }

  private static String memberName(String subject) {
    String member = subject.substring(subject.indexOf('#') + 1);
    int parenthesis = member.indexOf('(');
    return parenthesis < 0 ? member : member.substring(0, parenthesis);
  }
}
