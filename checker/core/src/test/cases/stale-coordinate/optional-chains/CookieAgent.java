package cookie;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.ResolvesRef;
import java.util.Optional;

record CookieAgent(Device device, RefTable refs) {
    @AgentEntryPoint
    void mapped() {
        refs.find("accept").map(at -> new Point(at.x() + 1, at.y())).ifPresent(device::tap);
        device.tap(refs.find("menu").orElseGet(() -> refs.resolve("more")));
    }

    @AgentEntryPoint
    void twice() {
        refs.find("accept")
                .ifPresent(
                        at -> {
                            device.tap(at);
                            device.tap(at); // want: StaleCoordinate
                        });
    }

    @AgentEntryPoint
    void late() {
        Optional<Point> accept = refs.find("accept");
        device.back();
        accept.ifPresent(device::tap); // want: StaleCoordinate
    }

    @AgentEntryPoint
    void filtered() {
        Optional<Point> accept = refs.find("accept").filter(at -> at.x() > 0);
        accept.ifPresentOrElse(device::tap, device::back);
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

    @ResolvesRef
    Optional<Point> find(String ref);
}

@Coordinates
record Point(int x, int y) {}
