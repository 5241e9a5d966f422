package piano;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.ResolvesRef;

record PianoAgent(Device device, RefTable refs) {
    @AgentEntryPoint
    void chord() {
        Point[] keys = {refs.resolve("c"), refs.resolve("e")};
        device.tap(keys[0]);
        device.tap(keys[1]); // want: StaleCoordinate
    }

    @AgentEntryPoint
    void melody(String[] notes) {
        Point[] keys = new Point[notes.length];
        for (int i = 0; i < notes.length; i++) {
            keys[i] = refs.resolve(notes[i]);
        }
        for (Point key : keys) {
            device.tap(key); // want: StaleCoordinate
        }
    }

    @AgentEntryPoint
    void slide() {
        device.swipe(refs.resolve("c"), refs.resolve("g"));
        Point low = refs.resolve("c");
        device.tap(low);
        device.swipe(low, refs.resolve("g")); // want: StaleCoordinate
        int[] numbers = {low.x(), low.y()};
        device.touch(numbers[0], numbers[1]); // want: StaleCoordinate
    }

    @AgentEntryPoint
    void corner() {
        Point high = refs.resolve("g");
        int[] numbers = {high.x(), high.y()};
        device.touch(numbers[0], numbers[1]);
    }
}

interface Device {
    @ChangesScreen
    void tap(Point at);

    @ChangesScreen
    void swipe(Point... path);

    @ChangesScreen
    void touch(int x, int y);
}

interface RefTable {
    @ResolvesRef
    Point resolve(String ref);
}

@Coordinates
record Point(int x, int y) {}
