package com.acme.pg;

import dev.langchain4j.store.embedding.EmbeddingStore;
import java.util.List;

public class PgEmbeddingStore implements EmbeddingStore<String> {
    public static Builder builder() {
        return new Builder();
    }

    @Override
    public void add(String id, String embedded) {}

    @Override
    public List<String> search(String request) {
        return List.of();
    }

    public static class Builder {
        public Builder table(String name) {
            return this;
        }

        public PgEmbeddingStore build() {
            return new PgEmbeddingStore();
        }
    }
}
