package mill;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

interface MillTool {
    String name();

    String execute(String input) throws Exception;
}

@interface Tool {
    String value();
}

final class Grind implements MillTool {
    private final Logbook logbook = new Logbook();

    @Override
    public String name() {
        return "grind";
    }

    @Override
    public String execute(String input) {
        return input + logbook.last(); // want: RecordingRead
    }

    String diary() {
        return logbook.last();
    }
}

final class Sift {
    private final Logbook logbook = new Logbook();

    @Tool("sift")
    String sift(String flour) {
        return flour + logbook.last(); // want: RecordingRead
    }
}

final class Loop {
    private static final String URL = "https://localhost/v1/chat/completions";
    private final Logbook logbook = new Logbook();
    private final HttpClient client = HttpClient.newHttpClient();

    String run(String task) throws Exception {
        return ask(task + logbook.last()); // want: RecordingRead
    }

    private String ask(String prompt) throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(URI.create(URL))
                        .POST(HttpRequest.BodyPublishers.ofString(prompt))
                        .build();
        return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }

    String chat() {
        return logbook.last();
    }
}
