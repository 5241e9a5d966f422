package dev.lethe.errorprone;

import com.google.errorprone.VisitorState;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.util.Context;
import dev.lethe.catalogue.Rule;
import java.net.URI;
import java.util.HashSet;
import java.util.Set;

/** The lines of a compilation at which a rule was reported; once is enough. */
final class ReportedLines {

  private static final Context.Key<ReportedLines> KEY = new Context.Key<>();

  private final Set<Line> lines = new HashSet<>();

  private record Line(Rule rule, URI file, long number) {}

  /** Whether a rule has not been reported at the line of a tree before. */
  static boolean add(Rule rule, Tree at, VisitorState state) {
    var unit = state.getPath().getCompilationUnit();
    long number = unit.getLineMap().getLineNumber(((JCTree) at).getPreferredPosition());
    return of(state.context).lines.add(new Line(rule, unit.getSourceFile().toUri(), number));
  }

  private static ReportedLines of(Context context) {
    ReportedLines known = context.get(KEY);
    if (known != null) {
      return known;
    }
    ReportedLines made = new ReportedLines();
    context.put(KEY, made);
    return made;
  }
}
