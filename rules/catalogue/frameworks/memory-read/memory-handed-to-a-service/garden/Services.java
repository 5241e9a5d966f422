package garden;

import dev.langchain4j.memory.ChatMemory;
import dev.langchain4j.memory.chat.MessageWindowChatMemory;
import dev.langchain4j.service.AiServices;
import dev.lethe.annotations.AgentEntryPoint;
import org.springframework.stereotype.Service;

@Service
class SharedService {
    private final Assistant assistant;

    SharedService() {
        this.assistant = assistant(MessageWindowChatMemory.withMaxMessages(20));
    }

    private static Assistant assistant(ChatMemory memory) {
        return AiServices.builder(Assistant.class).chatMemory(memory).build(); // want: MemoryRead
    }

    @AgentEntryPoint
    String answer(String question) {
        return assistant.chat(question);
    }
}

class Holder {
    private static Assistant assistant;

    static Assistant get() {
        if (assistant == null) {
            assistant =
                    AiServices.builder(Assistant.class)
                            .chatMemory(MessageWindowChatMemory.withMaxMessages(5)) // want: MemoryRead
                            .build();
        }
        return assistant;
    }
}

class SessionService {
    @AgentEntryPoint
    String answer(String question) {
        Assistant assistant =
                AiServices.builder(Assistant.class)
                        .chatMemory(MessageWindowChatMemory.withMaxMessages(20))
                        .build();
        return assistant.chat(question) + assistant.chat("and then?");
    }
}

class Console {
    public static void main(String[] arguments) {
        Assistant assistant =
                AiServices.builder(Assistant.class)
                        .chatMemory(MessageWindowChatMemory.withMaxMessages(20))
                        .build();
        for (String question : arguments) {
            System.out.println(assistant.chat(question));
        }
    }
}

/** Whoever opens a session makes one of these for it. */
class Sessions {
    Assistant open() {
        return AiServices.builder(Assistant.class)
                .chatMemory(MessageWindowChatMemory.withMaxMessages(20))
                .build();
    }
}

/** Whoever makes one says whose memory it is. */
class Guided {
    private final Assistant assistant;

    Guided(ChatMemory memory) {
        this.assistant = AiServices.builder(Assistant.class).chatMemory(memory).build();
    }

    String answer(String question) {
        return assistant.chat(question);
    }
}

/** One for all, as a static field holds it. */
class Porter {
    static final Porter PORTER = new Porter();
    private final ChatMemory memory = MessageWindowChatMemory.withMaxMessages(20);

    @AgentEntryPoint
    String answer(String question) {
        return AiServices.builder(Assistant.class)
                .chatMemory(memory) // want: MemoryRead
                .build()
                .chat(question);
    }
}
