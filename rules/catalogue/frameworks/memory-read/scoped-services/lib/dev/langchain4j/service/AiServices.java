package dev.langchain4j.service;

import dev.langchain4j.memory.ChatMemory;
import dev.langchain4j.memory.chat.ChatMemoryProvider;
import dev.langchain4j.rag.content.retriever.ContentRetriever;

public abstract class AiServices<T> {
    public static <T> AiServices<T> builder(Class<T> service) {
        throw new UnsupportedOperationException();
    }

    public AiServices<T> chatMemory(ChatMemory memory) {
        return this;
    }

    public AiServices<T> chatMemoryProvider(ChatMemoryProvider provider) {
        return this;
    }

    public AiServices<T> contentRetriever(ContentRetriever retriever) {
        return this;
    }

    public AiServices<T> tools(Object... tools) {
        return this;
    }

    public abstract T build();
}
