package com.google.adk.tools;

import java.util.Map;

public abstract class BaseTool {
    public Object runAsync(Map<String, Object> arguments, ToolContext context) {
        return "";
    }
}
