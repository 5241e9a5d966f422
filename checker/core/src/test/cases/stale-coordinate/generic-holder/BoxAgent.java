package box;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.ResolvesRef;
import java.util.function.Supplier;

record BoxAgent(Device device, RefTable refs) {
    @AgentEntryPoint
    void held() {
        Box<Point> box = new Box<>();
        box.put(refs.resolve("lid"));
        device.tap(box.take());
        device.tap(box.take()); // want: StaleCoordinate
        box.put(refs.resolve("lid"));
        device.tap(box.take());
    }

    @AgentEntryPoint
    void supplied() {
        Supplier<Point> lid = () -> refs.resolve("lid");
        device.tap(lid.get());
        device.tap(lid.get());
        Point at = lid.get();
        Supplier<Point> same = () -> at;
        device.tap(same.get());
        device.tap(same.get()); // want: StaleCoordinate
    }

    @AgentEntryPoint
    void twice() {
        Point lid = refs.resolve("lid");
        run(() -> device.tap(lid)); // want: StaleCoordinate
    }

    private static void run(Runnable action) {
        action.run();
        action.run();
    }
}

final class Box<T> {
    private T content;

    void put(T value) {
        content = value;
    }

    T take() {
        return content;
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
