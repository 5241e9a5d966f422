package garden;

import dev.langchain4j.agent.tool.Tool;
import org.springframework.ai.mcp.annotation.McpTool;

public class WateringTools {
    private final Logbook logbook = new Logbook();

    @Tool("Waters a bed")
    public String water(String bed) {
        logbook.write(bed);
        return bed + " after " + logbook.last(); // want: RecordingRead
    }

    @McpTool(name = "beds")
    String beds() {
        return shown();
    }

    private String shown() {
        return "beds, " + logbook.last(); // want: RecordingRead
    }

    /** For the page that people read. */
    public String page() {
        return "<p>" + logbook.last();
    }
}

class CarefulTools extends WateringTools {
    private final Logbook own = new Logbook();

    @Override
    public String water(String bed) {
        return "not " + own.last(); // want: RecordingRead
    }
}
