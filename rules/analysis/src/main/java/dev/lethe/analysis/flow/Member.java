package dev.lethe.analysis.flow;

import org.jspecify.annotations.Nullable;

/**
 * A symbolic reference to a method or field.
 *
 * @param owner internal name of the class it is looked up in
 * @param name the member's name
 * @param descriptor the member's descriptor
 */
public record Member(String owner, String name, String descriptor) {

  /** How many parameters a method can have (JVM specification, 4.3.3). */
  public static final int MOST_PARAMETERS = 255;

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Member member
        && name.equals(member.name)
        && owner.equals(member.owner)
        && descriptor.equals(member.descriptor);
  }

  @Override
  public int hashCode() {
    return (owner.hashCode() * 31 + name.hashCode()) * 31 + descriptor.hashCode();
  }

  @Override
  public String toString() {
    return owner + "#" + name + descriptor;
  }
}
