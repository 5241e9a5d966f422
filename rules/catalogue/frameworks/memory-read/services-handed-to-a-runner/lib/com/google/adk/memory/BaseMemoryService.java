package com.google.adk.memory;

public interface BaseMemoryService {
    void addSessionToMemory(String session);

    String searchMemory(String app, String user, String query);
}
