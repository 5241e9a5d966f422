package dev.lethe.checker.config;

import dev.lethe.catalogue.NearestWord;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Function;
import org.snakeyaml.engine.v2.nodes.Node;

/**
 * A text in the file, and what may be asked of it. Whatever does not answer adds a problem.
 *
 * @param value the text
 * @param node where it stands
 * @param problems where to tell what is wrong with it
 */
record Text(String value, Node node, Problems problems) {

  /** A type's name, canonical or binary. */
  Optional<String> typeName() {
    return check(isQualified(value), "'" + value + "' is no type's name, such as com.acme.Agent");
  }

  /** A method's or field's plain name. */
  Optional<String> memberName() {
    String hint = "' is no member's name; write it without type and parentheses, such as entries";
    return check(isIdentifier(value), "'" + value + hint);
  }

  /** A text that says something. */
  Optional<String> notBlank(String key) {
    return check(!value.isBlank(), "'" + key + "' is blank");
  }

  /** One of a few words. */
  Optional<String> oneOf(String what, Collection<String> words) {
    if (words.contains(value)) {
      return Optional.of(value);
    }
    return fail("unknown " + what + " '" + value + "'" + hint(value, words));
  }

  /** What a parser makes of it, if it does not refuse with an {@link IllegalArgumentException}. */
  <T> Optional<T> parsed(Function<String, T> parser) {
    try {
      return Optional.of(parser.apply(value));
    } catch (IllegalArgumentException e) {
      return fail(String.valueOf(e.getMessage()));
    }
  }

  <T> Optional<T> fail(String sentence) {
    problems.add(node, sentence);
    return Optional.empty();
  }

  private Optional<String> check(boolean good, String sentence) {
    return good ? Optional.of(value) : fail(sentence);
  }

  /** What to write instead of an unknown word: the nearest known one, or any of them. */
  static String hint(String unknown, Collection<String> known) {
    return NearestWord.of(unknown, known)
        .map(nearest -> "; did you mean '" + nearest + "'?")
        .orElseGet(() -> "; known are: " + String.join(", ", known));
  }

  static boolean isQualified(String name) {
    for (String part : name.split("\\.", -1)) {
      if (!isIdentifier(part)) {
        return false;
      }
    }
    return true;
  }

  static boolean isIdentifier(String part) {
    return !part.isEmpty()
        && Character.isJavaIdentifierStart(part.charAt(0))
        && part.chars().allMatch(Character::isJavaIdentifierPart);
  }
}
