package garden;

import java.util.ArrayList;
import java.util.List;
import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.chat.client.advisor.MessageChatMemoryAdvisor;
import org.springframework.ai.chat.client.advisor.SimpleLoggerAdvisor;
import org.springframework.ai.chat.client.advisor.api.Advisor;
import org.springframework.ai.chat.client.advisor.vectorstore.QuestionAnswerAdvisor;
import org.springframework.ai.chat.memory.ChatMemory;
import org.springframework.ai.chat.memory.MessageWindowChatMemory;
import org.springframework.ai.vectorstore.VectorStore;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration
class Beans {
    @Bean
    ChatClient logging(ChatClient.Builder builder) {
        return builder.defaultAdvisors(new SimpleLoggerAdvisor()).build();
    }

    @Bean
    ChatClient remembering(ChatClient.Builder builder, ChatMemory memory) {
        return builder
                .defaultSystem("You are a gardener.")
                .defaultAdvisors( // want: MemoryRead
                        new SimpleLoggerAdvisor(),
                        MessageChatMemoryAdvisor.builder(memory).build())
                .build();
    }

    @Bean
    ChatClient window(ChatClient.Builder builder) {
        ChatMemory memory = MessageWindowChatMemory.builder().maxMessages(20).build();
        MessageChatMemoryAdvisor advisor =
                MessageChatMemoryAdvisor.builder(memory).conversationId("garden").build();
        return builder.defaultAdvisors(advisor).build(); // want: MemoryRead
    }

    @Bean
    ChatClient listed(ChatClient.Builder builder, ChatMemory memory) {
        List<Advisor> advisors = new ArrayList<>();
        advisors.add(new SimpleLoggerAdvisor());
        advisors.add(MessageChatMemoryAdvisor.builder(memory).build());
        return builder.defaultAdvisors(advisors).build(); // want: MemoryRead
    }

    @Bean
    ChatClient fixed(ChatClient.Builder builder, ChatMemory memory) {
        return builder.defaultAdvisors(List.of(MessageChatMemoryAdvisor.builder(memory).build())).build(); // want: MemoryRead
    }

    @Bean
    ChatClient retrieving(ChatClient.Builder builder, VectorStore store) {
        return builder.defaultAdvisors(QuestionAnswerAdvisor.builder(store).build()).build(); // want: MemoryRead
    }
}
