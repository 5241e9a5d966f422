package com.fasterxml.jackson.databind;

import java.io.File;

public class ObjectMapper {
    public <T> T readValue(File file, Class<T> type) {
        return null;
    }

    public <T> T readValue(String text, Class<T> type) {
        return null;
    }

    public void writeValue(File file, Object value) {}
}
