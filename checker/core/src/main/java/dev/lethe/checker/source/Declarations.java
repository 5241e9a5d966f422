package dev.lethe.checker.source;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.Range;
import com.github.javaparser.ast.CompilationUnit;
import java.util.Map;
import java.util.Optional;

/** Where the types and members of one source file are declared, by the names class files use. */
final class Declarations {

  private final Map<String, TypeDeclared> types;

  private Declarations(Map<String, TypeDeclared> types) {
    this.types = types;
  }

  /**
   * Parses a file's text; empty if nothing can be made of it. The newest level knows every word of
   * the language but checks what it read, too, and that may need more stack than there is.
   */
  static Optional<Declarations> in(String text) {
    return in(text, LanguageLevel.JAVA_26).or(() -> in(text, LanguageLevel.RAW));
  }

  private static Optional<Declarations> in(String text, LanguageLevel level) {
    try {
      return parse(text, level).map(unit -> new Declarations(new BinaryNames(unit).types()));
    } catch (RuntimeException | StackOverflowError e) {
      // A source file that defeats the parser costs a line number, never the check.
      return Optional.empty();
    }
  }

  private static Optional<CompilationUnit> parse(String text, LanguageLevel level) {
    ParserConfiguration configuration =
        new ParserConfiguration().setLanguageLevel(level).setAttributeComments(false);
    return new JavaParser(configuration).parse(text).getResult();
  }

  /** The name in a declaration: of a type if {@code member} is empty, of a field or method else. */
  Optional<Range> name(String type, String member) {
    return Optional.ofNullable(types.get(type)).flatMap(found -> found.name(member));
  }

  /** The annotation on a type or member that allows a rule. */
  Optional<Range> allowance(String type, String member, String rule) {
    return Optional.ofNullable(types.get(type)).flatMap(found -> found.allowance(member, rule));
  }

  /** Whether a line lies within a declaration, its body included. */
  boolean contains(String type, String member, int line) {
    return Optional.ofNullable(types.get(type))
        .flatMap(found -> found.declaration(member))
        .filter(range -> range.begin.line <= line && line <= range.end.line)
        .isPresent();
  }
}
