package kit;

import org.springframework.ai.tool.ToolCallback;

/** A library between the framework and the application. */
public abstract class QuietCallback implements ToolCallback {
    @Override
    public String name() {
        return "quiet";
    }
}
