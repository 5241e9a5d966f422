package garden;

import com.google.adk.tools.BaseTool;
import com.google.adk.tools.ToolContext;
import java.util.Map;

class Recall extends BaseTool {
    @Override
    public Object runAsync(Map<String, Object> arguments, ToolContext context) {
        return context.searchMemory("roses"); // want: MemoryRead
    }
}
