package scroll;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.ResolvesRef;

record ScrollAgent(Device device, RefTable refs) {
    @AgentEntryPoint
    void run() {
        int row = refs.rowOf("mail");
        device.open(row, 300);
        device.open(row, 300); // want: StaleCoordinate
        device.open(refs.rowOf("mail"), 600);
        device.open(12, 300); // want: StaleCoordinate (warning)
    }

    @AgentEntryPoint
    void swipe() {
        Spot list = refs.resolve("list");
        device.swipe(list, 300);
        device.swipe(new Spot(list.row() + 1), 300); // want: StaleCoordinate
    }
}

interface Device {
    @ChangesScreen
    void open(@Coordinates int row, int milliseconds);

    @ChangesScreen
    void swipe(Spot from, int distance);
}

interface RefTable {
    @ResolvesRef
    int rowOf(String ref);

    @ResolvesRef
    Spot resolve(String ref);
}

@Coordinates
record Spot(int row) {}
