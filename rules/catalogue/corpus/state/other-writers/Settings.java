package others;

import dev.lethe.annotations.AgentEntryPoint;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

final class SettingsAgent {
    @AgentEntryPoint
    String run(String task) {
        return Settings.model + Settings.TOOLS.get(0) + Settings.LIMITS.get("x") + Settings.instance().name + Settings.SEED;
    }
}

final class Settings {
    // google-adk Tracing.tracer: assigned by a setter for tests or operators. Warning.
    static String model = "small"; // want: SessionOutlivingState (warning)

    // filled by main before sessions start; main is other code, and may run it again. Warning.
    static final List<String> TOOLS = new ArrayList<>(List.of("none")); // want: SessionOutlivingState (warning)

    // filled by the class initialiser through a static method. Clean.
    static final Map<String, String> LIMITS = new HashMap<>();

    // an instance made by a static factory, which fills it before it is there for others. Clean.
    private static final Settings INSTANCE = create();

    // assigned in that factory. Clean.
    String name = "";

    // a number of the program's start. Clean.
    static final int SEED = 42;

    static {
        limit("x", "3");
    }

    private static void limit(String name, String most) {
        LIMITS.put(name, most);
    }

    private static Settings create() {
        Settings made = new Settings();
        made.name = "default";
        return made;
    }

    static Settings instance() {
        return INSTANCE;
    }
}

final class Main {
    public static void main(String[] arguments) {
        Settings.model = arguments[0];
        Settings.TOOLS.add(arguments[1]);
    }
}
