package dev.lethe.checker.source;

import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;

/** A method's descriptor as class files have it: {@code (ILjava/lang/String;)V}. */
public final class Descriptor {

  private final String text;

  /** A descriptor, from its text. */
  public Descriptor(String text) {
    this.text = text;
  }

  /** The simple names of the parameters' types: {@code int}, {@code String}, {@code Entry[]}. */
  public List<String> parameters() {
    List<String> names = new ArrayList<>();
    int at = 1;
    while (at < text.length() && text.charAt(at) != ')') {
      int end = end(at);
      names.add(simpleName(text.substring(at, end)));
      at = end;
    }
    return names;
  }

  private int end(int from) {
    int at = from;
    while (text.charAt(at) == '[') {
      at++;
    }
    return text.charAt(at) == 'L' ? text.indexOf(';', at) + 1 : at + 1;
  }

  private static String simpleName(String type) {
    int arrays = type.lastIndexOf('[') + 1;
    return element(type.substring(arrays)) + "[]".repeat(arrays);
  }

  private static String element(String type) {
    if (type.startsWith("L")) {
      String name = type.substring(1, type.length() - 1);
      return name.substring(1 + Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')));
    }
    return MethodType.fromMethodDescriptorString("()" + type, null).returnType().getName();
  }
}
