package garden;

import com.google.adk.memory.BaseMemoryService;
import com.google.adk.memory.InMemoryMemoryService;
import com.google.adk.runner.Runner;
import com.google.adk.sessions.BaseSessionService;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.VertexAiSessionService;

class App {
    private static final BaseMemoryService MEMORIES = new InMemoryMemoryService();
    private static final BaseSessionService SESSIONS = new InMemorySessionService();
    private static final Runner RUNNER = new Runner(new Recall(), "garden", null, SESSIONS, null);

    Runner lasting() {
        return new Runner(new Recall(), "garden", null, new VertexAiSessionService(), null); // want: MemoryRead
    }

    Runner remembering() {
        return new Runner(new Recall(), "garden", null, SESSIONS, MEMORIES); // want: MemoryRead
    }

    Iterable<String> serve(String user, String session, String message) {
        return RUNNER.runAsync(user, session, message);
    }
}
