package org.bsc.langgraph4j.checkpoint;

import java.util.Optional;

public interface BaseCheckpointSaver {
    Optional<String> get(Object configuration);

    Object put(Object configuration, String checkpoint);
}
