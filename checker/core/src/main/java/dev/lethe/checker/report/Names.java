package dev.lethe.checker.report;

import dev.lethe.catalogue.Rule;
import dev.lethe.checker.source.Descriptor;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes types and members as people do: {@code com.acme.Agent.run(String)}. */
final class Names {

  private static final Pattern NESTED =
      Pattern.compile("(?<=[^.$])\\$(?=[\\p{javaJavaIdentifierStart}&&[^$]])");
  private static final Pattern LAMBDA = Pattern.compile("lambda\\$(.+)\\$\\d+");

  /** Some languages allow parentheses in names, so the descriptor is told by its form. */
  private static final Pattern METHOD =
      Pattern.compile(
          "(.+?)(\\((?:\\[*(?:[BCDFIJSZ]|L[^;]+;))*\\)\\[*(?:[BCDFIJSZV]|L[^;]+;))",
          Pattern.DOTALL);

  private Names() {}

  /** A type: nested ones after a dot, anonymous ones keep their number. */
  static String type(String binaryName) {
    return NESTED.matcher(binaryName).replaceAll(".");
  }

  /** A type's or a member's full name, from a place's two parts. */
  static String member(String type, String member) {
    if (member.isEmpty()) {
      return type(type);
    }
    Matcher method = METHOD.matcher(member);
    return method.matches()
        ? method(type(type), method.group(1), method.group(2))
        : type(type) + "." + member;
  }

  /** What a finding is about, from {@code type#member}. */
  static String subject(String subject) {
    int hash = subject.indexOf('#');
    return hash < 0
        ? type(subject)
        : member(subject.substring(0, hash), subject.substring(hash + 1));
  }

  /** A rule with the invariant that it confirms, if that has a number. */
  static String rule(Rule rule) {
    boolean numbered = rule.invariant().startsWith("INV-");
    return numbered ? rule.name() + " (" + rule.invariant() + ")" : rule.name();
  }

  private static String method(String type, String name, String descriptor) {
    Matcher lambda = LAMBDA.matcher(name);
    if (lambda.matches()) {
      return "lambda in " + type + "." + lambda.group(1);
    }
    return switch (name) {
      case "<init>" -> "new " + type + parameters(descriptor);
      case "<clinit>" -> "static initialiser of " + type;
      default -> type + "." + name + parameters(descriptor);
    };
  }

  private static String parameters(String descriptor) {
    return "(" + String.join(", ", new Descriptor(descriptor).parameters()) + ")";
  }
}
