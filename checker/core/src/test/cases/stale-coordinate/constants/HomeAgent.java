package home;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.ResolvesRef;

record HomeAgent(Device device, RefTable refs) {
    private static final Point HOME = new Point(540, 2300);
    private static final int EDGE = 20;

    @AgentEntryPoint
    void home() {
        device.tap(HOME); // want: StaleCoordinate (warning)
    }

    @AgentEntryPoint
    void beside() {
        Point menu = refs.resolve("menu");
        device.tap(new Point(menu.x() + EDGE, menu.y()));
    }

    @AgentEntryPoint
    void tool(int x, int y) {
        device.tap(new Point(x, y)); // want: StaleCoordinate (warning)
    }

    @AgentEntryPoint
    void sometimes(boolean known) {
        Point menu = known ? new Point(3, 4) : refs.resolve("menu");
        device.tap(menu); // want: StaleCoordinate (warning)
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
