package dev.langchain4j.service;

import dev.langchain4j.service.tool.ToolExecutor;
import java.util.Map;

public class AiServices {
  public AiServices tools(Map<String, ToolExecutor> tools) {
    return this;
  }
}
