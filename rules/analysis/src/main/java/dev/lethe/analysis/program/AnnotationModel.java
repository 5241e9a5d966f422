package dev.lethe.analysis.program;

import java.util.Map;

/**
 * An annotation on a class or member.
 *
 * @param type internal name of the annotation type
 * @param values its simple members: strings, primitives, class names; nested annotations as lists
 *     of models
 */
public record AnnotationModel(String type, Map<String, Object> values) {

  /** A member's value as text, or the empty string where it is not given. */
  public String text(String member) {
    Object value = values.get(member);
    return value == null ? "" : value.toString();
  }
}
