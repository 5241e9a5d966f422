package draw;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.ResolvesRef;

record DrawAgent(Device device, RefTable refs) {
    @AgentEntryPoint
    void atOnce() {
        new Stroke().from(refs.resolve("corner")).draw(device);
    }

    @AgentEntryPoint
    void late() {
        Stroke stroke = new Stroke().from(refs.resolve("edge"));
        device.back();
        stroke.hold(device);
    }

    @AgentEntryPoint
    void again() {
        Stroke stroke = new Stroke();
        stroke.from(refs.resolve("corner")).draw(device);
        stroke.from(refs.resolve("corner")).draw(device);
    }
}

final class Stroke {
    private Point from;

    Stroke from(Point at) {
        this.from = at;
        return this;
    }

    void draw(Device device) {
        device.tap(from);
    }

    void hold(Device device) {
        device.tap(from); // want: StaleCoordinate
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
