package garden;

import org.springframework.ai.tool.annotation.Tool;

class GardenTools {
    @Tool
    String water(String bed) {
        return "watered " + bed;
    }
}
