package org.slf4j;

public interface Logger {
    void info(String text);
}
