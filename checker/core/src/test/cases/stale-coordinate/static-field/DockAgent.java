package dock;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.ResolvesRef;

final class DockAgent {
    private static Point dock; // want: SessionOutlivingState

    private final Device device;
    private final RefTable refs;

    DockAgent(Device device, RefTable refs) {
        this.device = device;
        this.refs = refs;
    }

    @AgentEntryPoint
    void run() {
        if (dock == null) {
            dock = refs.resolve("dock");
        }
        device.tap(dock); // want: StaleCoordinate
    }
}

interface Device {
    @ChangesScreen
    void tap(Point at);

    @ChangesScreen
    void back();
}

interface RefTable {
    @ResolvesRef
    Point resolve(String ref);
}

@Coordinates
record Point(int x, int y) {}
