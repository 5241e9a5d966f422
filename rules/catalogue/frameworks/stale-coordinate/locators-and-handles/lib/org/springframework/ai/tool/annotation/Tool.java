package org.springframework.ai.tool.annotation;

public @interface Tool {}
