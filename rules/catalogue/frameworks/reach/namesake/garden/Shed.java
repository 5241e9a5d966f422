package garden;

final class Shed {
    private final Logbook logbook = new Logbook();

    @dev.langchain4j.agent.tool.Tool
    String open() {
        return logbook.last(); // want: RecordingRead
    }

    @Tool
    String spade() {
        return "a spade, as " + logbook.last();
    }
}

final class Rake extends BaseTool {
    private final Logbook logbook = new Logbook();

    @Override
    String runAsync(String input) {
        return input + logbook.last();
    }
}
