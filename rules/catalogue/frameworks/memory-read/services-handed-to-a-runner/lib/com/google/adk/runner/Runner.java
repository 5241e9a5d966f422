package com.google.adk.runner;

import com.google.adk.memory.BaseMemoryService;
import com.google.adk.sessions.BaseSessionService;

public class Runner {
    public Runner(
            Object agent, String app, Object artifacts, BaseSessionService sessions, BaseMemoryService memories) {}

    public Iterable<String> runAsync(String user, String session, Object message) {
        return java.util.List.of();
    }
}
