package org.bsc.langgraph4j.checkpoint;

import java.util.Optional;

public class MemorySaver implements BaseCheckpointSaver {
    @Override
    public Optional<String> get(Object configuration) {
        return Optional.empty();
    }

    @Override
    public Object put(Object configuration, String checkpoint) {
        return configuration;
    }
}
