package garden;

import dev.langchain4j.agent.tool.Tool;

final class Gardener {
    private final Logbook logbook = new Logbook();

    void work(String goal) {
        logbook.write(goal + logbook.last()); // want: RecordingRead
    }

    @Tool
    String harvest() {
        return logbook.last(); // want: RecordingRead
    }

    String page() {
        return "<p>" + logbook.last();
    }
}
