package org.springframework.ai.tool.function;

import java.util.function.Function;

public class FunctionToolCallback {
  public static <I, O> FunctionToolCallback builder(String name, Function<I, O> function) {
    return new FunctionToolCallback();
  }
}
