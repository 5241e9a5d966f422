package garden;

import dev.langchain4j.agent.tool.Tool;

public class GardenTools {
    @Tool("Waters a bed")
    public String water(String bed) {
        return "watered " + bed;
    }
}
