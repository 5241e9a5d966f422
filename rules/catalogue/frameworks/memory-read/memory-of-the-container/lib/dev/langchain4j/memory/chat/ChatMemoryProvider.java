package dev.langchain4j.memory.chat;

import dev.langchain4j.memory.ChatMemory;

@FunctionalInterface
public interface ChatMemoryProvider {
    ChatMemory get(Object memoryId);
}
