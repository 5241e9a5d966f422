package dev.lethe.analysis.program;

import java.util.ArrayList;
import java.util.List;

/** Taking method and field descriptors apart (JVM specification, section 4.3). */
public final class Descriptors {

  private Descriptors() {}

  /**
   * Parameter types: internal names for classes, descriptors for arrays, a letter for primitives.
   */
  public static List<String> parameters(String descriptor) {
    List<String> types = new ArrayList<>(4);
    int at = 1;
    while (descriptor.charAt(at) != ')') {
      int end = end(descriptor, at);
      types.add(type(descriptor.substring(at, end)));
      at = end;
    }
    return types;
  }

  /** How many parameters a method has. */
  public static int count(String descriptor) {
    int count = 0;
    for (int at = 1; descriptor.charAt(at) != ')'; at = end(descriptor, at)) {
      count++;
    }
    return count;
  }

  /** The result type, in the same form as {@link #parameters}; {@code V} for none. */
  public static String result(String descriptor) {
    return type(descriptor.substring(descriptor.indexOf(')') + 1));
  }

  /** A field descriptor as a type name: {@code Lcom/acme/Foo;} becomes {@code com/acme/Foo}. */
  public static String type(String descriptor) {
    return descriptor.charAt(0) == 'L'
        ? descriptor.substring(1, descriptor.length() - 1)
        : descriptor;
  }

  /** Whether a type in the form of {@link #type} is a class, an interface or an array. */
  public static boolean isReference(String type) {
    return type.length() > 1;
  }

  /** The element type of an array type. */
  public static String element(String array) {
    return type(array.substring(1));
  }

  private static int end(String descriptor, int from) {
    int at = from;
    while (descriptor.charAt(at) == '[') {
      at++;
    }
    return descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) + 1 : at + 1;
  }
}
