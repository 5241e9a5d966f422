package dev.langchain4j.agent.tool;

public @interface Tool {}
