package org.springframework.ai.vectorstore;

import java.util.List;

public interface VectorStoreRetriever {
    List<String> similaritySearch(String query);
}
