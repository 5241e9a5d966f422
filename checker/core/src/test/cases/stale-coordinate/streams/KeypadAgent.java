package keypad;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.ResolvesRef;
import java.util.List;

record KeypadAgent(Device device, RefTable refs) {
    @AgentEntryPoint
    void oneByOne(List<String> digits) {
        digits.stream().map(refs::resolve).forEach(device::tap);
        digits.forEach(digit -> device.tap(refs.resolve(digit)));
    }

    @AgentEntryPoint
    void allFirst(List<String> digits) {
        List<Point> keys = digits.stream().map(refs::resolve).toList();
        keys.forEach(device::tap); // want: StaleCoordinate
    }

    @AgentEntryPoint
    void captured(List<String> digits) {
        Point plus = refs.resolve("plus");
        digits.forEach(
                digit -> {
                    device.tap(refs.resolve(digit));
                    device.tap(plus); // want: StaleCoordinate
                });
    }

    @AgentEntryPoint
    void first(List<String> digits) {
        digits.stream().map(refs::resolve).findFirst().ifPresent(device::tap);
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
