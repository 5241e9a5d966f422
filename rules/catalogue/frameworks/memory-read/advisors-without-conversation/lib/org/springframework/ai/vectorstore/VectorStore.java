package org.springframework.ai.vectorstore;

import java.util.List;

public interface VectorStore extends VectorStoreRetriever {
    void add(List<String> documents);
}
