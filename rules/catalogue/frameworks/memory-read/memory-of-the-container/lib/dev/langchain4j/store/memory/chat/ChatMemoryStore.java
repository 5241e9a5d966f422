package dev.langchain4j.store.memory.chat;

import java.util.List;

public interface ChatMemoryStore {
    List<String> getMessages(Object memoryId);

    void updateMessages(Object memoryId, List<String> messages);
}
