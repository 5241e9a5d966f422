package org.springframework.ai.chat.memory.repository.jdbc;

import java.util.List;
import org.springframework.ai.chat.memory.ChatMemoryRepository;

public final class JdbcChatMemoryRepository implements ChatMemoryRepository {
    public static Builder builder() {
        return new Builder();
    }

    @Override
    public List<String> findByConversationId(String conversationId) {
        return List.of();
    }

    @Override
    public void saveAll(String conversationId, List<String> messages) {}

    public static final class Builder {
        public Builder dataSource(Object source) {
            return this;
        }

        public JdbcChatMemoryRepository build() {
            return new JdbcChatMemoryRepository();
        }
    }
}
