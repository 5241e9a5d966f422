package dev.lethe.catalogue.vocabulary;

import java.util.ArrayList;
import java.util.List;

/**
 * A pattern for methods, as {@code lethe.yml} and {@code --entry} write it: {@code
 * com.acme.Agent#run} (all overloads), {@code com.acme.tools.*#*} ({@code *} is one name part, or
 * any method; {@code **} any number of packages), {@code @com.acme.Tool} (methods, or all public
 * methods of types, that bear the annotation), {@code <: com.acme.api.Agent#act} (a method and all
 * its overrides).
 */
public record MemberPattern(Kind kind, String type, String member, String text, Origin origin) {

  /** What a pattern speaks of. */
  public enum Kind {
    NAME,
    ANNOTATION,
    OVERRIDES
  }

  /**
   * Reads a pattern.
   *
   * @throws IllegalArgumentException with a sentence that says what is wrong and how it should look
   */
  public static MemberPattern parse(String text, Origin origin) {
    String trimmed = text.strip();
    if (trimmed.startsWith("@")) {
      String type = trimmed.substring(1);
      requireName(type, text, false);
      return new MemberPattern(Kind.ANNOTATION, type, "", trimmed, origin);
    }
    boolean overrides = trimmed.startsWith("<:");
    String rest = overrides ? trimmed.substring(2).strip() : trimmed;
    int hash = rest.indexOf('#');
    if (hash <= 0 || hash == rest.length() - 1) {
      throw new IllegalArgumentException(
          "'"
              + text
              + "' names no method; write a type, '#' and a method, such as com.acme.Agent#run or com.acme.tools.*#*");
    }
    String type = rest.substring(0, hash);
    String member = rest.substring(hash + 1);
    requireName(type, text, !overrides);
    requireMember(member, text);
    return new MemberPattern(overrides ? Kind.OVERRIDES : Kind.NAME, type, member, trimmed, origin);
  }

  private static void requireName(String name, String text, boolean stars) {
    for (String part : name.split("\\.", -1)) {
      if (!(stars && (part.equals("*") || part.equals("**"))) && !isIdentifier(part, stars)) {
        throw new IllegalArgumentException(
            "'"
                + text
                + "' is no pattern: '"
                + part
                + "' is no part of a type's name"
                + (stars ? ", '*' or '**'" : ""));
      }
    }
  }

  private static void requireMember(String member, String text) {
    if (!member.equals("<init>") && !isIdentifier(member, true)) {
      throw new IllegalArgumentException(
          "'"
              + text
              + "' is no pattern: '"
              + member
              + "' is no method's name (write it without parentheses)");
    }
  }

  private static boolean isIdentifier(String part, boolean stars) {
    if (part.isEmpty()) {
      return false;
    }
    for (int i = 0; i < part.length(); i++) {
      if (!Character.isJavaIdentifierPart(part.charAt(i)) && !(stars && part.charAt(i) == '*')) {
        return false;
      }
    }
    return true;
  }

  /** Whether a method of this name is meant. */
  public boolean matchesMember(String name) {
    return matchesPart(member, name);
  }

  /** Whether a type is meant; nested types may be written with a dot or a dollar sign. */
  public boolean matchesType(String binaryName) {
    return matchesDotted(binaryName)
        || (binaryName.indexOf('$') > 0 && matchesDotted(binaryName.replace('$', '.')));
  }

  private boolean matchesDotted(String name) {
    return matches(parts(type), 0, parts(name), 0);
  }

  private static boolean matches(List<String> pattern, int p, List<String> name, int n) {
    if (p == pattern.size()) {
      return n == name.size();
    }
    if (pattern.get(p).equals("**")) {
      return matches(pattern, p + 1, name, n)
          || (n < name.size() && matches(pattern, p, name, n + 1));
    }
    return n < name.size()
        && matchesPart(pattern.get(p), name.get(n))
        && matches(pattern, p + 1, name, n + 1);
  }

  private static boolean matchesPart(String pattern, String name) {
    int star = pattern.indexOf('*');
    if (star < 0) {
      return pattern.equals(name);
    }
    String head = pattern.substring(0, star);
    String tail = pattern.substring(star + 1);
    if (!name.startsWith(head)) {
      return false;
    }
    for (int at = head.length(); at <= name.length(); at++) {
      if (matchesPart(tail, name.substring(at))) {
        return true;
      }
    }
    return false;
  }

  private static List<String> parts(String dotted) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int dot = dotted.indexOf('.'); dot >= 0; dot = dotted.indexOf('.', from)) {
      parts.add(dotted.substring(from, dot));
      from = dot + 1;
    }
    parts.add(dotted.substring(from));
    return parts;
  }

  @Override
  public String toString() {
    return text;
  }
}
