package lift;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.ResolvesRef;

record LiftAgent(Device device, RefTable refs) {
    @AgentEntryPoint
    void once(String floor) {
        outer(refs.resolve(floor));
        outer(refs.resolve(floor));
    }

    @AgentEntryPoint
    void twice(String floor) {
        Point button = refs.resolve(floor);
        outer(button);
        inner(button);
    }

    @AgentEntryPoint
    void backFirst(String floor) {
        late(refs.resolve(floor));
    }

    private void outer(Point at) {
        inner(at);
    }

    private void inner(Point at) {
        device.tap(at); // want: StaleCoordinate
    }

    private void late(Point at) {
        leave();
        device.tap(at); // want: StaleCoordinate
    }

    private void leave() {
        device.back();
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
