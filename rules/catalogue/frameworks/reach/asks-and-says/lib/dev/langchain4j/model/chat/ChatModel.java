package dev.langchain4j.model.chat;

public interface ChatModel {
  String chat(String message);
}
