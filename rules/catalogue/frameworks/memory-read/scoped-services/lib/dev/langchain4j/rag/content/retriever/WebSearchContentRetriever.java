package dev.langchain4j.rag.content.retriever;

import java.util.List;

public class WebSearchContentRetriever implements ContentRetriever {
    public static WebSearchContentRetrieverBuilder builder() {
        return new WebSearchContentRetrieverBuilder();
    }

    @Override
    public List<String> retrieve(String query) {
        return List.of();
    }

    public static class WebSearchContentRetrieverBuilder {
        public WebSearchContentRetriever build() {
            return new WebSearchContentRetriever();
        }
    }
}
