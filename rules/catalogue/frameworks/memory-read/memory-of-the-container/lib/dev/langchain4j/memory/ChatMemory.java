package dev.langchain4j.memory;

import java.util.List;

public interface ChatMemory {
    void add(String message);

    List<String> messages();
}
