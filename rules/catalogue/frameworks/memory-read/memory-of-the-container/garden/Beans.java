package garden;

import dev.langchain4j.agent.tool.Tool;
import dev.langchain4j.memory.chat.ChatMemoryProvider;
import dev.langchain4j.memory.chat.MessageWindowChatMemory;
import dev.langchain4j.store.memory.chat.ChatMemoryStore;
import dev.langchain4j.store.memory.chat.InMemoryChatMemoryStore;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.stereotype.Component;

@Configuration
class Beans {
    @Bean
    ChatMemoryProvider lasting(ChatMemoryStore store) {
        return id ->
                MessageWindowChatMemory.builder()
                        .id(id)
                        .chatMemoryStore(store) // want: MemoryRead
                        .build();
    }

    @Bean
    ChatMemoryProvider window() {
        return id ->
                MessageWindowChatMemory.builder()
                        .id(id)
                        .chatMemoryStore(new InMemoryChatMemoryStore())
                        .build();
    }
}

@Component
class PaperStore implements ChatMemoryStore {
    @Override
    public List<String> getMessages(Object memoryId) {
        return List.of();
    }

    @Override
    public void updateMessages(Object memoryId, List<String> messages) {}
}

class GardenTools {
    @Tool("Waters a bed")
    String water(String bed) {
        return "watered " + bed;
    }
}
