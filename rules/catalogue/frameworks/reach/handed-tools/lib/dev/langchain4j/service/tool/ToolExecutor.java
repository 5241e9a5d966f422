package dev.langchain4j.service.tool;

public interface ToolExecutor {
  String execute(String request, Object memoryId);
}
