package dev.lethe.catalogue.apis;

import java.util.List;

/**
 * What is known of one method of a library.
 *
 * @param type canonical name of the declaring type
 * @param method the method's name, {@code <init>} for constructors
 * @param arity how many parameters, or -1 for any number
 * @param parameters simple names of the first parameters' types, where they tell overloads apart;
 *     empty for any
 * @param effects what it does; empty: nothing that matters
 * @param isWhole whether that is all it does; otherwise the rest is assumed as of unread code
 */
public record Api(
    String type,
    String method,
    int arity,
    List<String> parameters,
    List<Effect> effects,
    boolean isWhole) {

  private static final String ANY = "*";

  /** Whether it speaks of all methods whose names begin alike: {@code find*}. */
  public boolean isFamily() {
    return method.endsWith(ANY);
  }

  /** Whether a method of a name is meant. */
  public boolean names(String name) {
    return isFamily()
        ? name.startsWith(method.substring(0, method.length() - ANY.length()))
        : name.equals(method);
  }

  /**
   * How much this entry says about an overload; of several that fit, the one that says most counts.
   */
  public int precision() {
    return parameters.size() * 2 + (arity < 0 ? 0 : 1);
  }

  /**
   * Whether an overload is meant.
   *
   * @param types simple names of its parameters' types
   */
  public boolean fits(List<String> types) {
    return (arity < 0 || arity == types.size())
        && parameters.size() <= types.size()
        && types.subList(0, parameters.size()).equals(parameters);
  }
}
