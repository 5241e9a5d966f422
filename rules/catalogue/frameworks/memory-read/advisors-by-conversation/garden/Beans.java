package garden;

import javax.sql.DataSource;
import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.chat.client.advisor.MessageChatMemoryAdvisor;
import org.springframework.ai.chat.memory.ChatMemory;
import org.springframework.ai.chat.memory.ChatMemoryRepository;
import org.springframework.ai.chat.memory.MessageWindowChatMemory;
import org.springframework.ai.chat.memory.repository.jdbc.JdbcChatMemoryRepository;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.stereotype.Service;

@Configuration
class Beans {
    @Bean
    ChatClient window(ChatClient.Builder builder) {
        ChatMemory memory = MessageWindowChatMemory.builder().build();
        return builder.defaultAdvisors(MessageChatMemoryAdvisor.builder(memory).build()).build();
    }

    @Bean
    ChatMemoryRepository repository(DataSource source) {
        return JdbcChatMemoryRepository.builder().dataSource(source).build();
    }

    @Bean
    ChatClient lasting(ChatClient.Builder builder, ChatMemoryRepository repository) {
        ChatMemory memory = MessageWindowChatMemory.builder().chatMemoryRepository(repository).build();
        return builder.defaultAdvisors(MessageChatMemoryAdvisor.builder(memory).build()).build(); // want: MemoryRead
    }
}

@Service
class ChatService {
    private final ChatClient client;

    ChatService(ChatClient client) {
        this.client = client;
    }

    String chat(String session, String message) {
        return client.prompt(message).advisors(it -> it.param(ChatMemory.CONVERSATION_ID, session)).call();
    }
}
