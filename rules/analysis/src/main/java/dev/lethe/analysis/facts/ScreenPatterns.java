package dev.lethe.analysis.facts;

import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.vocabulary.DeclaredCoordinates;
import dev.lethe.catalogue.vocabulary.MemberPattern;
import java.util.ArrayList;
import java.util.List;

/** What {@code coordinates} names and nothing answers to. */
record ScreenPatterns(Program program, DeclaredCoordinates declared) {

  List<Unmatched> unmatched() {
    List<Unmatched> found = new ArrayList<>();
    declared.types().stream()
        .filter(type -> TypeNames.find(program, type.type()) == null)
        .forEach(type -> found.add(Unmatched.type("coordinates", type.type(), type.origin())));
    for (List<MemberPattern> patterns :
        List.of(declared.observes(), declared.acts(), declared.resolves())) {
      patterns.stream()
          .filter(pattern -> !matchesAny(pattern))
          .forEach(it -> found.add(Unmatched.pattern("coordinates: " + it.text(), it.origin())));
    }
    return found;
  }

  private boolean matchesAny(MemberPattern pattern) {
    if (pattern.kind() == MemberPattern.Kind.ANNOTATION) {
      return TypeNames.find(program, pattern.type()) != null;
    }
    ClassModel named =
        pattern.type().indexOf('*') < 0 ? TypeNames.find(program, pattern.type()) : null;
    if (named != null) {
      return program.lineage(named.name()).stream().anyMatch(model -> hasMember(model, pattern));
    }
    return program.application().stream()
        .anyMatch(
            model ->
                pattern.matchesType(TypeNames.binary(model.name())) && hasMember(model, pattern));
  }

  private static boolean hasMember(ClassModel model, MemberPattern pattern) {
    return model.methods().stream().map(MethodModel::name).anyMatch(pattern::matchesMember);
  }
}
