package org.springframework.ai.chat.memory;

import java.util.List;

public interface ChatMemoryRepository {
    List<String> findByConversationId(String conversationId);

    void saveAll(String conversationId, List<String> messages);
}
