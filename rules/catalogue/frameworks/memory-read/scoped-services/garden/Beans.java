package garden;

import dev.langchain4j.memory.chat.MessageWindowChatMemory;
import dev.langchain4j.rag.content.retriever.ContentRetriever;
import dev.langchain4j.service.AiServices;
import dev.langchain4j.store.embedding.EmbeddingStore;
import dev.lethe.annotations.AgentEntryPoint;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Scope;
import org.springframework.stereotype.Service;

@Configuration
class Beans {
    @Bean
    @Scope("prototype")
    Assistant assistant() {
        return AiServices.builder(Assistant.class)
                .chatMemory(MessageWindowChatMemory.withMaxMessages(10))
                .build();
    }

    @Bean
    Assistant looking(EmbeddingStore<String> lessons) {
        return AiServices.builder(Assistant.class).contentRetriever(new Lessons(lessons)).build();
    }

    @Bean
    Assistant observing() {
        return AiServices.builder(Assistant.class).contentRetriever(new Weather()).build();
    }
}

@Service
@Scope("session")
class SessionService {
    private final Assistant assistant =
            AiServices.builder(Assistant.class)
                    .chatMemory(MessageWindowChatMemory.withMaxMessages(10))
                    .build();

    @AgentEntryPoint
    String answer(String question) {
        return assistant.chat(question);
    }
}

class Lessons implements ContentRetriever {
    private final EmbeddingStore<String> store;

    Lessons(EmbeddingStore<String> store) {
        this.store = store;
    }

    @Override
    public List<String> retrieve(String query) {
        return store.search(query); // want: MemoryRead
    }
}

class Weather implements ContentRetriever {
    @Override
    public List<String> retrieve(String query) {
        return List.of("sunny", query);
    }
}

interface Assistant {
    String chat(String message);
}
