package dev.langchain4j.rag.content.retriever;

import java.util.List;

public interface ContentRetriever {
    List<String> retrieve(String query);
}
