package dev.langchain4j.store.memory.chat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class InMemoryChatMemoryStore implements ChatMemoryStore {
    private final Map<Object, List<String>> messages = new HashMap<>();

    @Override
    public List<String> getMessages(Object memoryId) {
        return messages.getOrDefault(memoryId, List.of());
    }

    @Override
    public void updateMessages(Object memoryId, List<String> added) {
        messages.put(memoryId, added);
    }
}
