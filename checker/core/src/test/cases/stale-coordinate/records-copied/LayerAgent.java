package layers;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.ResolvesRef;

record LayerAgent(Device device, RefTable refs) {
    @AgentEntryPoint
    void renamed() {
        Target eye = new Target("eye", refs.resolve("eye"));
        device.tap(eye.at());
        Target lens = eye.withLabel("lens");
        device.tap(lens.at()); // want: StaleCoordinate
    }

    @AgentEntryPoint
    void moved() {
        Target eye = target("eye");
        device.tap(eye.at());
        Target fresh = eye.withAt(refs.resolve("eye"));
        device.tap(fresh.at());
        device.tap(eye.at()); // want: StaleCoordinate
    }

    @AgentEntryPoint
    void twoOfAKind() {
        Target eye = target("eye");
        device.tap(eye.at());
        Target lock = target("lock");
        device.tap(lock.at());
        device.tap(eye.at()); // want: StaleCoordinate
    }

    @AgentEntryPoint
    void oneByOne() {
        Target eye = target("eye");
        device.tap(eye.at());
        Target lock = target("lock");
        device.tap(lock.at());
    }

    private Target target(String label) {
        return new Target(label, refs.resolve(label));
    }
}

record Target(String label, Point at) {
    Target withLabel(String other) {
        return new Target(other, at);
    }

    Target withAt(Point other) {
        return new Target(label, other);
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
