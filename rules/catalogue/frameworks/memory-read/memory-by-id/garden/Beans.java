package garden;

import dev.langchain4j.agent.tool.Tool;
import dev.langchain4j.memory.ChatMemory;
import dev.langchain4j.memory.chat.ChatMemoryProvider;
import dev.langchain4j.memory.chat.MessageWindowChatMemory;
import dev.langchain4j.service.AiServices;
import dev.langchain4j.store.memory.chat.ChatMemoryStore;
import dev.langchain4j.store.memory.chat.InMemoryChatMemoryStore;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.stereotype.Component;

@Configuration
class Beans {
    @Bean
    Assistant anew() {
        return AiServices.builder(Assistant.class)
                .chatMemoryProvider(id -> MessageWindowChatMemory.builder().id(id).maxMessages(10).build())
                .build();
    }

    @Bean
    Assistant inMemory() {
        ChatMemoryStore store = new InMemoryChatMemoryStore();
        return AiServices.builder(Assistant.class)
                .chatMemoryProvider(id -> MessageWindowChatMemory.builder().id(id).chatMemoryStore(store).build())
                .build();
    }

    @Bean
    Assistant same() {
        ChatMemory shared = MessageWindowChatMemory.withMaxMessages(10);
        return AiServices.builder(Assistant.class)
                .chatMemoryProvider(id -> shared) // want: MemoryRead
                .build();
    }

    @Bean
    Assistant lasting(ChatMemoryStore store) {
        ChatMemoryProvider provider =
                id -> MessageWindowChatMemory.builder().id(id).chatMemoryStore(store).build();
        return AiServices.builder(Assistant.class)
                .tools(new GardenTools())
                .chatMemoryProvider(provider) // want: MemoryRead
                .build();
    }

    @Bean
    Assistant ownProvider() {
        return AiServices.builder(Assistant.class).chatMemoryProvider(new Windows()).build();
    }
}

class Windows implements ChatMemoryProvider {
    @Override
    public ChatMemory get(Object id) {
        return MessageWindowChatMemory.withMaxMessages(4);
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
