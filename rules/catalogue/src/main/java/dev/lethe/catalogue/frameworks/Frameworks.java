package dev.lethe.catalogue.frameworks;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The agent frameworks that Lethe knows. */
public final class Frameworks {

  private static final List<String> FILES =
      List.of(
          "agentscope.agents",
          "embabel.agents",
          "google-adk.agents",
          "koog.agents",
          "langchain4j.agents",
          "langgraph4j.agents",
          "mcp.agents",
          "model-clients.agents",
          "quarkus-langchain4j.agents",
          "quarkus-mcp-server.agents",
          "semantic-kernel.agents",
          "spring-ai.agents",
          "spring-ai-alibaba.agents");

  private Frameworks() {}

  /** All of them, in the order of their files' names. */
  public static List<Framework> all() {
    return FILES.stream().map(name -> FrameworkReader.read(name, lines(name))).toList();
  }

  private static List<String> lines(String name) {
    try (InputStream in = Frameworks.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(
            "the data file " + name + " is missing from Lethe's own jar");
      }
      return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
