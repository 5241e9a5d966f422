package shop;

import dev.langchain4j.model.chat.ChatModel;
import dev.lethe.annotations.AgentEntryPoint;

final class Counter {
    private final Logbook logbook = new Logbook();
    private final ChatModel model;

    Counter(ChatModel model) {
        this.model = model;
    }

    @AgentEntryPoint
    String serve(String order) {
        return logbook.last() + model.chat(order); // want: RecordingRead
    }

    String gossip(String about) {
        return model.chat(logbook.last() + about);
    }
}
