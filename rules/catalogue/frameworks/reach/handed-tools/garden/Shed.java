package garden;

import com.google.adk.tools.FunctionTool;
import dev.langchain4j.service.AiServices;
import dev.langchain4j.service.tool.ToolExecutor;
import io.modelcontextprotocol.server.McpServer;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import org.bsc.langgraph4j.action.AsyncNodeAction;
import org.springframework.ai.tool.function.FunctionToolCallback;

final class Shed {
    private static final Map<String, ToolExecutor> TOOLS = new HashMap<>();

    static {
        TOOLS.put("water", Shed::water);
    }

    static String water(String request, Object id) {
        return new Logbook().last(); // want: RecordingRead
    }

    public static void main(String[] arguments) {
        Logbook logbook = new Logbook();
        System.out.println(logbook.last());
        new McpServer.SyncSpecification()
                .tool("rake", (exchange, input) -> input + logbook.last()); // want: RecordingRead
        new McpServer.SyncSpecification().tool("dig", new Spade());
        new McpServer.SyncSpecification().tool("hoe", later());
        FunctionToolCallback.builder("sow", Shed::sow);
        FunctionTool.create(Shed.class, "mow");
        AsyncNodeAction.node_async(
                state -> Map.of("seen", new Logbook().last())); // want: RecordingRead
    }

    static Object assistant() {
        Logbook logbook = new Logbook();
        return new AiServices()
                .tools(
                        Map.of(
                                "weed",
                                (request, id) -> logbook.last())) // want: RecordingRead
                .tools(TOOLS);
    }

    private static BiFunction<Object, String, Object> later() {
        return null;
    }

    static String sow(String seed) {
        return seed + new Logbook().last(); // want: RecordingRead
    }

    public static String mow(String meadow) {
        return meadow + new Logbook().last(); // want: RecordingRead
    }

    public static String burn(String leaves) {
        return leaves + new Logbook().last();
    }
}

final class Spade implements BiFunction<Object, String, Object> {
    private final Logbook logbook = new Logbook();

    @Override
    public Object apply(Object exchange, String input) {
        return logbook.last(); // want: RecordingRead
    }

    Object other() {
        return logbook.last();
    }
}
