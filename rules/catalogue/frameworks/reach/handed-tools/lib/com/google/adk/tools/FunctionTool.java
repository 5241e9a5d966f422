package com.google.adk.tools;

public class FunctionTool {
  public static FunctionTool create(Class<?> type, String method) {
    return new FunctionTool();
  }
}
