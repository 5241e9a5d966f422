package dev.lethe.catalogue.frameworks;

import java.util.List;

/**
 * What one data file says of an agent framework.
 *
 * @param file the file's name
 * @param library the framework's name, as people write it
 * @param source where the knowledge is from
 * @param packages prefixes of the framework's own packages, without a final dot
 * @param sections entry points, each with the artifact that has them
 */
public record Framework(
    String file, String library, String source, List<String> packages, List<Section> sections) {

  /**
   * Names that all versions of an artifact have, from the first to the last that was looked at.
   *
   * @param artifact group and artifact, such as {@code com.acme:kit}
   * @param versions the versions that were looked at, oldest first
   * @param annotations annotations of methods that the framework or a model calls
   * @param overrides methods that the framework or a model calls where an application overrides
   *     them
   * @param calls calls of the framework by which an application says what its agent is
   * @param agents annotations of interfaces that the framework implements by asking a model
   */
  public record Section(
      String artifact,
      List<String> versions,
      List<Annotation> annotations,
      List<Override> overrides,
      List<Call> calls,
      List<Annotation> agents) {}

  /**
   * An annotation that makes a method an entry point.
   *
   * @param type binary name of the annotation type
   */
  public record Annotation(String type) {

    /** As it stands in sources: {@code @Tool}. */
    public String text() {
      return "@" + simpleName(type);
    }
  }

  /**
   * A method whose overrides are entry points, with all its overloads.
   *
   * @param type binary name of the declaring type
   * @param method the method's name
   */
  public record Override(String type, String method) {

    /** The short name: {@code BaseTool#runAsync}. */
    public String text() {
      return simpleName(type) + "#" + method;
    }
  }

  /** What a call of a framework says of an application's agent. */
  public enum Role {
    /** A function or object is handed over that the framework calls for the model. */
    HANDS,
    /** A method is named, by its class or object and a constant name, that the framework calls. */
    NAMES,
    /** A model is asked. */
    ASKS,
    /** An interface is named that the framework implements by asking a model. */
    IMPLEMENTS
  }

  /**
   * A call by which an application says what its agent is; all overloads.
   *
   * @param role what it says
   * @param type binary name of the declaring type
   * @param method the method's name, {@code <init>} for constructors
   * @param slot the number of the parameter that is handed over, named or implemented, from 1; 0
   *     where none is
   */
  public record Call(Role role, String type, String method, int slot) {

    /** The short name: {@code ChatModel#chat}. */
    public String text() {
      return simpleName(type) + "#" + method;
    }
  }

  /** Whether a class, by its binary name, is the framework's own. */
  public boolean owns(String type) {
    return packages.stream().anyMatch(name -> type.startsWith(name + "."));
  }

  private static String simpleName(String binary) {
    return binary.substring(binary.lastIndexOf('.') + 1).replace('$', '.');
  }
}
