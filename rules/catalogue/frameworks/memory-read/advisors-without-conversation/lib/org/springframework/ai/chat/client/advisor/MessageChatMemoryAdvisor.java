package org.springframework.ai.chat.client.advisor;

import org.springframework.ai.chat.client.advisor.api.Advisor;
import org.springframework.ai.chat.memory.ChatMemory;

public final class MessageChatMemoryAdvisor implements Advisor {
    public static Builder builder(ChatMemory memory) {
        return new Builder();
    }

    @Override
    public String getName() {
        return "memory";
    }

    public static final class Builder {
        public Builder conversationId(String id) {
            return this;
        }

        public MessageChatMemoryAdvisor build() {
            return new MessageChatMemoryAdvisor();
        }
    }
}
