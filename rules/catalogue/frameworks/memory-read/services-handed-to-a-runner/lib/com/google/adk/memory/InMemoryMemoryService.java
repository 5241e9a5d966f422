package com.google.adk.memory;

public final class InMemoryMemoryService implements BaseMemoryService {
    @Override
    public void addSessionToMemory(String session) {}

    @Override
    public String searchMemory(String app, String user, String query) {
        return "";
    }
}
