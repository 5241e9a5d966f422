package dev.lethe.analysis.truth;

import dev.lethe.catalogue.finding.Place;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a comment at the end of a line says of the method that is declared there.
 *
 * @param declaration the method, or the type if the line declares no method
 * @param reached whether the agent must reach it, or must not
 */
record Expectation(Declaration declaration, boolean reached) {

  private static final Pattern MARK = Pattern.compile("// (not )?reached$");

  /** The marks of a program, by line. */
  static List<Expectation> of(TruthProgram program, List<Declaration> declarations) {
    List<Expectation> found = new ArrayList<>();
    List<String> lines = program.lines();
    for (int i = 0; i < lines.size(); i++) {
      Matcher mark = MARK.matcher(lines.get(i));
      if (mark.find()) {
        Declaration marked = on(i + 1, program, declarations);
        found.add(new Expectation(marked, mark.group(1) == null));
      }
    }
    return found;
  }

  private static Declaration on(int line, TruthProgram program, List<Declaration> declarations) {
    List<Declaration> named = declarations.stream().filter(it -> it.named() == line).toList();
    List<Declaration> methods = named.stream().filter(it -> !it.isType()).toList();
    List<Declaration> meant = methods.isEmpty() ? named : methods;
    if (meant.size() != 1) {
      throw new IllegalArgumentException(
          program.name() + ":" + line + ": a mark belongs on a line that declares one method");
    }
    return meant.get(0);
  }

  boolean holds(Collection<Place> found) {
    return reached == found.stream().anyMatch(declaration::holds);
  }

  String label() {
    return declaration.label();
  }

  @Override
  public String toString() {
    return label()
        + " (line "
        + declaration.named()
        + (reached ? ") is reached, but was not found" : ") was found, but is not reached");
  }
}
