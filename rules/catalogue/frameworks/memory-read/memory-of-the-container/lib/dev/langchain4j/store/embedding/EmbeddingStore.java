package dev.langchain4j.store.embedding;

import java.util.List;

public interface EmbeddingStore<E> {
    void add(String id, E embedded);

    List<E> search(String request);
}
