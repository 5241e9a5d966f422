package org.bsc.langgraph4j;

import org.bsc.langgraph4j.checkpoint.BaseCheckpointSaver;

public class CompileConfig {
    public static Builder builder() {
        return new Builder();
    }

    public static class Builder {
        public Builder checkpointSaver(BaseCheckpointSaver saver) {
            return this;
        }

        public CompileConfig build() {
            return new CompileConfig();
        }
    }
}
