package io.modelcontextprotocol.server;

import java.util.function.BiFunction;

public class McpServer {
  public static class SyncSpecification {
    public SyncSpecification tool(String tool, BiFunction<Object, String, Object> handler) {
      return this;
    }
  }
}
