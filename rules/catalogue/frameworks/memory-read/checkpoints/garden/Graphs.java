package garden;

import dev.lethe.annotations.AgentEntryPoint;
import java.nio.file.Path;
import java.util.Map;
import org.bsc.langgraph4j.CompileConfig;
import org.bsc.langgraph4j.action.NodeAction;
import org.bsc.langgraph4j.checkpoint.FileSystemSaver;
import org.bsc.langgraph4j.checkpoint.MemorySaver;

class Graphs {
    static final CompileConfig SHARED =
            CompileConfig.builder().checkpointSaver(new MemorySaver()).build(); // want: MemoryRead

    static CompileConfig lasting() {
        return CompileConfig.builder()
                .checkpointSaver(new FileSystemSaver(Path.of("checkpoints"))) // want: MemoryRead
                .build();
    }

    @AgentEntryPoint
    String run(String task) {
        CompileConfig own = CompileConfig.builder().checkpointSaver(new MemorySaver()).build();
        return task + own;
    }
}

class Water implements NodeAction<String> {
    @Override
    public Map<String, Object> apply(String state) {
        return Map.of("watered", state);
    }
}
