package shop;

import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.service.AiServices;

final class Counter {
    private final Logbook logbook;
    private final ChatModel model;

    Counter(Logbook logbook, ChatModel model) {
        this.logbook = logbook;
        this.model = model;
    }

    public static void main(String[] arguments) {
        Logbook logbook = new Logbook();
        System.out.println(logbook.last());
        new Counter(logbook, null).serve(arguments[0]);
        new Window(logbook, AiServices.create(Clerk.class, null)).open(arguments[0]);
    }

    void serve(String order) {
        String before = logbook.last(); // want: RecordingRead
        answer(before + order);
    }

    private void answer(String prompt) {
        Runnable asking = () -> logbook.write(model.chat(prompt));
        asking.run();
    }

    String inventory() {
        return logbook.last();
    }
}

interface Clerk {
    String greet(String name);
}

final class Window {
    private final Logbook logbook;
    private final Clerk clerk;

    Window(Logbook logbook, Clerk clerk) {
        this.logbook = logbook;
        this.clerk = clerk;
    }

    void open(String name) {
        clerk.greet(logbook.last() + name); // want: RecordingRead
    }

    String close() {
        return logbook.last();
    }
}
