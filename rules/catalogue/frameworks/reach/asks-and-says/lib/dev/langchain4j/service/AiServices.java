package dev.langchain4j.service;

import dev.langchain4j.model.chat.ChatModel;

public class AiServices {
  public static <T> T create(Class<T> type, ChatModel model) {
    return null;
  }
}
