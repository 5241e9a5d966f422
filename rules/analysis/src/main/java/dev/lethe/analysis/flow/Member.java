package dev.lethe.analysis.flow;

/**
 * A symbolic reference to a method or field.
 *
 * @param owner internal name of the class it is looked up in
 * @param name the member's name
 * @param descriptor the member's descriptor
 */
public record Member(String owner, String name, String descriptor) {
  @Override
  public String toString() {
    return owner + "#" + name + descriptor;
  }
}
