package garden;

import java.util.Map;
import kit.QuietCallback;
import org.bsc.langgraph4j.action.NodeAction;

final class Weigh extends QuietCallback {
    private final Logbook logbook = new Logbook();

    @Override
    public String call(String input) {
        return input + logbook.last(); // want: RecordingRead
    }

    /** No framework calls a method for its name alone. */
    public String call(String input, int times) {
        return input.repeat(times) + logbook.last();
    }
}

record Basket(String content) {}

final class Fill implements NodeAction<Basket> {
    private final Logbook logbook = new Logbook();

    @Override
    public Map<String, Object> apply(Basket state) {
        logbook.write(state.content());
        return Map.of("content", logbook.last()); // want: RecordingRead
    }
}
