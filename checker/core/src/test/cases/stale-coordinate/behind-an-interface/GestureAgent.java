package gesture;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.ResolvesRef;

final class GestureAgent {
    private final Device device;
    private final RefTable refs;
    private final Gesture soft;
    private final Gesture idle = new Idle();

    GestureAgent(Device device, RefTable refs) {
        this.device = device;
        this.refs = refs;
        this.soft = new Soft(device);
    }

    @AgentEntryPoint
    void run() {
        Point play = refs.resolve("play");
        idle.perform(play);
        device.tap(play);
        Point stop = refs.resolve("stop");
        soft.perform(stop);
        device.tap(stop); // want: StaleCoordinate
        Point next = refs.resolve("next");
        choose(next.x() > 3).perform(next);
        device.tap(next); // want: StaleCoordinate
    }

    private Gesture choose(boolean really) {
        return really ? soft : idle;
    }
}

interface Gesture {
    void perform(Point at);
}

record Soft(Device device) implements Gesture {
    @Override
    public void perform(Point at) {
        device.tap(at);
    }
}

final class Idle implements Gesture {
    @Override
    public void perform(Point at) {}
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
