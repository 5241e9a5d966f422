package garden;

import dev.langchain4j.agent.tool.Tool;
import dev.langchain4j.memory.ChatMemory;
import dev.langchain4j.memory.chat.MessageWindowChatMemory;
import dev.langchain4j.store.embedding.EmbeddingStore;
import dev.langchain4j.store.embedding.inmemory.InMemoryEmbeddingStore;
import dev.langchain4j.store.memory.chat.ChatMemoryStore;
import dev.langchain4j.store.memory.chat.InMemoryChatMemoryStore;
import java.nio.file.Path;
import java.util.List;

public class GardenTools {
    private static final ChatMemoryStore EVERYBODY = new InMemoryChatMemoryStore();
    private final ChatMemoryStore store;
    private final EmbeddingStore<String> lessons;
    private final EmbeddingStore<String> manual = new InMemoryEmbeddingStore<>();

    public GardenTools(ChatMemoryStore store, EmbeddingStore<String> lessons) {
        this.store = store;
        this.lessons = lessons;
        manual.add("lawn", "mow it in the morning");
    }

    @Tool("What was said before")
    public List<String> before(String user) {
        return store.getMessages(user); // want: MemoryRead
    }

    @Tool("What others said")
    public List<String> others(String user) {
        return EVERYBODY.getMessages(user); // want: MemoryRead
    }

    @Tool("What was learned")
    public List<String> learned(String question) {
        return lessons.search(question); // want: MemoryRead
    }

    @Tool("What was learned and kept in a file")
    public List<String> kept(String question) {
        return InMemoryEmbeddingStore.fromFile(Path.of("lessons.json")).search(question); // want: MemoryRead
    }

    @Tool("Keeps what this call needs, and no longer")
    public List<String> plan(String task) {
        ChatMemoryStore own = new InMemoryChatMemoryStore();
        own.updateMessages(task, List.of(task));
        ChatMemory window = MessageWindowChatMemory.builder().id(task).maxMessages(3).build();
        window.add(task);
        return window.messages().isEmpty() ? window.messages() : own.getMessages(task);
    }

    @Tool("Writes only")
    public void note(String user, String text) {
        store.updateMessages(user, List.of(text));
    }
}

class PaperStore implements ChatMemoryStore {
    @Override
    public List<String> getMessages(Object memoryId) {
        return List.of();
    }

    @Override
    public void updateMessages(Object memoryId, List<String> messages) {}
}

/** Asks the store that it wraps; who asks it is reported. */
class CountingStore implements ChatMemoryStore {
    private final ChatMemoryStore inner;
    private int count;

    CountingStore(ChatMemoryStore inner) {
        this.inner = inner;
    }

    @Override
    public List<String> getMessages(Object memoryId) {
        count++;
        return inner.getMessages(memoryId);
    }

    @Override
    public void updateMessages(Object memoryId, List<String> messages) {
        inner.updateMessages(memoryId, messages);
    }
}

class CountingTools {
    private final ChatMemoryStore store = new CountingStore(new PaperStore());

    @Tool("Reads through a wrapper")
    List<String> counted(String user) {
        return store.getMessages(user); // want: MemoryRead
    }
}

class PaperTools {
    private final PaperStore paper = new PaperStore();

    @Tool("Reads a store of the application's own")
    String paper() {
        return paper.getMessages("all").toString(); // want: MemoryRead
    }
}
