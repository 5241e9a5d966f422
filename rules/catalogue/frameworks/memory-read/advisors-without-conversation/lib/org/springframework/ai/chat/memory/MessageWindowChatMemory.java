package org.springframework.ai.chat.memory;

import java.util.List;

public final class MessageWindowChatMemory implements ChatMemory {
    public static Builder builder() {
        return new Builder();
    }

    @Override
    public void add(String conversationId, String message) {}

    @Override
    public List<String> get(String conversationId) {
        return List.of();
    }

    public static final class Builder {
        public Builder chatMemoryRepository(ChatMemoryRepository repository) {
            return this;
        }

        public Builder maxMessages(int most) {
            return this;
        }

        public MessageWindowChatMemory build() {
            return new MessageWindowChatMemory();
        }
    }
}
