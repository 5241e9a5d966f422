package dev.langchain4j.store.embedding.inmemory;

import dev.langchain4j.store.embedding.EmbeddingStore;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

public class InMemoryEmbeddingStore<E> implements EmbeddingStore<E> {
    private final List<E> all = new ArrayList<>();

    @Override
    public void add(String id, E embedded) {
        all.add(embedded);
    }

    @Override
    public List<E> search(String request) {
        return all;
    }

    public static InMemoryEmbeddingStore<String> fromFile(Path file) {
        return new InMemoryEmbeddingStore<>();
    }
}
