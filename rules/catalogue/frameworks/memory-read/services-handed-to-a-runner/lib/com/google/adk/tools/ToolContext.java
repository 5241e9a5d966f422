package com.google.adk.tools;

public class ToolContext {
    public String searchMemory(String query) {
        return "";
    }
}
