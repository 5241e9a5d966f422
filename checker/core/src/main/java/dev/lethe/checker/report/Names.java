package dev.lethe.checker.report;

import dev.lethe.checker.source.Descriptor;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes types and members as people do: {@code com.acme.Agent.run(String)}. */
final class Names {

  private static final Pattern NESTED =
      Pattern.compile("(?<=[^.$])\\$(?=[\\p{javaJavaIdentifierStart}&&[^$]])");
  private static final Pattern LAMBDA = Pattern.compile("lambda\\$(.+)\\$\\d+");

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
    int parenthesis = member.indexOf('(');
    return parenthesis < 0
        ? type(type) + "." + member
        : method(type(type), member.substring(0, parenthesis), member.substring(parenthesis));
  }

  /** What a finding is about, from {@code type#member}. */
  static String subject(String subject) {
    int hash = subject.indexOf('#');
    return hash < 0
        ? type(subject)
        : member(subject.substring(0, hash), subject.substring(hash + 1));
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
