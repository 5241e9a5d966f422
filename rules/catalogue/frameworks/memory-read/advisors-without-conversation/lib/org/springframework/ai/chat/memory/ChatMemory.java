package org.springframework.ai.chat.memory;

import java.util.List;

public interface ChatMemory {
    String CONVERSATION_ID = "chat_memory_conversation_id";

    void add(String conversationId, String message);

    List<String> get(String conversationId);
}
