package dev.langchain4j.memory.chat;

import dev.langchain4j.memory.ChatMemory;
import dev.langchain4j.store.memory.chat.ChatMemoryStore;
import dev.langchain4j.store.memory.chat.InMemoryChatMemoryStore;
import java.util.ArrayList;
import java.util.List;

public class MessageWindowChatMemory implements ChatMemory {
    private final ChatMemoryStore store;
    private final Object id;

    private MessageWindowChatMemory(ChatMemoryStore store, Object id) {
        this.store = store;
        this.id = id;
    }

    public static MessageWindowChatMemory withMaxMessages(int most) {
        return builder().maxMessages(most).build();
    }

    public static Builder builder() {
        return new Builder();
    }

    @Override
    public void add(String message) {
        List<String> all = new ArrayList<>(store.getMessages(id));
        all.add(message);
        store.updateMessages(id, all);
    }

    @Override
    public List<String> messages() {
        return store.getMessages(id);
    }

    public static class Builder {
        private ChatMemoryStore store = new InMemoryChatMemoryStore();
        private Object id = "default";

        public Builder id(Object id) {
            this.id = id;
            return this;
        }

        public Builder maxMessages(Integer most) {
            return this;
        }

        public Builder chatMemoryStore(ChatMemoryStore store) {
            this.store = store;
            return this;
        }

        public MessageWindowChatMemory build() {
            return new MessageWindowChatMemory(store, id);
        }
    }
}
