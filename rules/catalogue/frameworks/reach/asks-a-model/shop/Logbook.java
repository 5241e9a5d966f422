package shop;

import dev.lethe.annotations.RecordingStore;

@RecordingStore
final class Logbook {
    private String last = "";

    void write(String line) {
        last = line;
    }

    String last() {
        return last;
    }
}
