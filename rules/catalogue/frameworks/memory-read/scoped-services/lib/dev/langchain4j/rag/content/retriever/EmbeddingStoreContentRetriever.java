package dev.langchain4j.rag.content.retriever;

import dev.langchain4j.store.embedding.EmbeddingStore;
import java.util.List;

public class EmbeddingStoreContentRetriever implements ContentRetriever {
    public static EmbeddingStoreContentRetriever from(EmbeddingStore<String> store) {
        return new EmbeddingStoreContentRetriever();
    }

    public static EmbeddingStoreContentRetrieverBuilder builder() {
        return new EmbeddingStoreContentRetrieverBuilder();
    }

    @Override
    public List<String> retrieve(String query) {
        return List.of();
    }

    public static class EmbeddingStoreContentRetrieverBuilder {
        public EmbeddingStoreContentRetrieverBuilder embeddingStore(EmbeddingStore<String> store) {
            return this;
        }

        public EmbeddingStoreContentRetrieverBuilder maxResults(Integer most) {
            return this;
        }

        public EmbeddingStoreContentRetriever build() {
            return new EmbeddingStoreContentRetriever();
        }
    }
}
