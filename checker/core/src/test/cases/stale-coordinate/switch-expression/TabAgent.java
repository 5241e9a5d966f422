package tabs;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.ResolvesRef;

record TabAgent(Device device, RefTable refs) {
    @AgentEntryPoint
    void run(String name, Kind kind) {
        Point tab = refs.resolve(name);
        Point spot =
                switch (kind) {
                    case PLAIN -> tab;
                    case MENU -> {
                        device.tap(tab);
                        yield refs.resolve(name + "/menu");
                    }
                    case CLOSE -> refs.resolve(name + "/close");
                };
        device.tap(spot);
        Point old =
                switch (kind) {
                    case PLAIN, MENU -> refs.resolve(name);
                    case CLOSE -> tab;
                };
        device.tap(old); // want: StaleCoordinate
    }
}

enum Kind {
    PLAIN,
    MENU,
    CLOSE
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
