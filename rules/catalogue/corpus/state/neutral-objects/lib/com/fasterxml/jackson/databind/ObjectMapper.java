package com.fasterxml.jackson.databind;

public class ObjectMapper extends com.fasterxml.jackson.core.TreeCodec {
    public ObjectMapper findAndRegisterModules() {
        return this;
    }

    public String writeValueAsString(Object value) {
        return "";
    }
}
