package garden;

import com.acme.pg.PgEmbeddingStore;
import dev.langchain4j.memory.ChatMemory;
import dev.langchain4j.memory.chat.ChatMemoryProvider;
import dev.langchain4j.memory.chat.MessageWindowChatMemory;
import dev.langchain4j.rag.content.retriever.ContentRetriever;
import dev.langchain4j.rag.content.retriever.EmbeddingStoreContentRetriever;
import dev.langchain4j.rag.content.retriever.WebSearchContentRetriever;
import dev.langchain4j.service.AiServices;
import dev.langchain4j.store.embedding.EmbeddingStore;
import dev.langchain4j.store.embedding.inmemory.InMemoryEmbeddingStore;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration
class Beans {
    @Bean
    Assistant inline() {
        return AiServices.builder(Assistant.class)
                .tools(new GardenTools())
                .chatMemory(MessageWindowChatMemory.withMaxMessages(10)) // want: MemoryRead
                .build();
    }

    @Bean
    ChatMemory memory() {
        return MessageWindowChatMemory.builder().maxMessages(10).build();
    }

    @Bean
    Assistant injected(ChatMemory memory) {
        return AiServices.builder(Assistant.class).chatMemory(memory).build(); // want: MemoryRead
    }

    @Bean
    Assistant withoutId() {
        ChatMemoryProvider provider = id -> MessageWindowChatMemory.withMaxMessages(10);
        return AiServices.builder(Assistant.class).chatMemoryProvider(provider).build(); // want: MemoryRead
    }

    @Bean
    EmbeddingStore<String> lessons() {
        return PgEmbeddingStore.builder().table("lessons").build();
    }

    @Bean
    Assistant retrieving(EmbeddingStore<String> lessons) {
        ContentRetriever retriever =
                EmbeddingStoreContentRetriever.builder().embeddingStore(lessons).maxResults(3).build();
        return AiServices.builder(Assistant.class)
                .contentRetriever(retriever) // want: MemoryRead
                .build();
    }

    @Bean
    Assistant manual() {
        EmbeddingStore<String> manual = new InMemoryEmbeddingStore<>();
        manual.add("lawn", "mow it in the morning");
        return AiServices.builder(Assistant.class)
                .contentRetriever(EmbeddingStoreContentRetriever.from(manual))
                .build();
    }

    @Bean
    Assistant searching() {
        return AiServices.builder(Assistant.class)
                .contentRetriever(WebSearchContentRetriever.builder().build())
                .build();
    }

    @Bean
    Assistant asking() {
        return AiServices.builder(Assistant.class).contentRetriever(query -> List.of(query)).build();
    }
}
