package org.springframework.ai.tool;

public interface ToolCallback {
    String call(String input);

    default String name() {
        return "";
    }
}
