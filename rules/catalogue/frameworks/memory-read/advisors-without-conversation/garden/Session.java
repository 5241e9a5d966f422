package garden;

import dev.lethe.annotations.AgentEntryPoint;
import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.chat.client.advisor.MessageChatMemoryAdvisor;
import org.springframework.ai.chat.memory.ChatMemory;
import org.springframework.ai.chat.memory.MessageWindowChatMemory;

class Session {
    private final ChatClient client;

    Session(ChatClient client) {
        this.client = client;
    }

    @AgentEntryPoint
    String run(String task) {
        ChatMemory memory = MessageWindowChatMemory.builder().build();
        MessageChatMemoryAdvisor advisor = MessageChatMemoryAdvisor.builder(memory).build();
        return client.prompt(task).advisors(advisor).call() + client.prompt("more").advisors(advisor).call();
    }
}
