package stairs;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.ResolvesRef;

record StairAgent(Device device, RefTable refs) {
    @AgentEntryPoint
    void run(int steps) {
        climb(refs.resolve("step"), steps);
        climbCarefully(steps);
        even(refs.resolve("even"), steps);
    }

    private void climb(Point step, int left) {
        if (left > 0) {
            device.tap(step); // want: StaleCoordinate
            climb(step, left - 1);
        }
    }

    private void climbCarefully(int left) {
        if (left > 0) {
            device.tap(refs.resolve("step"));
            climbCarefully(left - 1);
        }
    }

    private void even(Point at, int left) {
        if (left > 0) {
            odd(at, left - 1);
        }
    }

    private void odd(Point at, int left) {
        device.tap(at); // want: StaleCoordinate
        even(at, left - 1);
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
