package garden;

import dev.langchain4j.agent.tool.Tool;
import dev.langchain4j.store.embedding.EmbeddingStore;
import dev.langchain4j.store.embedding.inmemory.InMemoryEmbeddingStore;
import java.util.List;

public class ManualTools {
    private final EmbeddingStore<String> manual = new InMemoryEmbeddingStore<>();

    public ManualTools() {
        Manual.chapters().forEach(chapter -> manual.add(chapter, chapter));
    }

    @Tool("Looks into the manual")
    public List<String> manual(String question) {
        return manual.search(question);
    }
}

class Manual {
    static List<String> chapters() {
        return List.of("mowing", "watering");
    }
}
