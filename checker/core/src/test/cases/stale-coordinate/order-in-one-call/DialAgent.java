package dial;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.Observes;
import dev.lethe.annotations.ResolvesRef;

record DialAgent(Device device, RefTable refs) {
    @AgentEntryPoint
    void acting() {
        Point dial = refs.resolve("dial");
        device.tap(pressed(dial)); // want: StaleCoordinate
        device.tap(confirmed(refs.resolve("dial")));
    }

    @AgentEntryPoint
    void looking() {
        Point dial = refs.resolve("dial");
        device.drag(dial, looked()); // want: StaleCoordinate
        device.drag(looked(), refs.resolve("dial"));
    }

    private Point pressed(Point at) {
        device.tap(at);
        return at;
    }

    private Point confirmed(Point at) {
        device.tap(at);
        return refs.resolve("confirm");
    }

    private Point looked() {
        device.observe();
        return refs.resolve("target");
    }
}

interface Device {
    @ChangesScreen
    void tap(Point at);

    @ChangesScreen
    void drag(Point from, Point to);

    @Observes
    String observe();
}

interface RefTable {
    @ResolvesRef
    Point resolve(String ref);
}

@Coordinates
record Point(int x, int y) {}
