package inventory;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.ResolvesRef;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

record InventoryAgent(Device device, RefTable refs) {
    @AgentEntryPoint
    void mapped(List<String> items) {
        Map<String, Point> places = new HashMap<>();
        for (String item : items) {
            places.put(item, refs.resolve(item));
        }
        device.tap(places.get("sword"));
        device.tap(places.get("shield")); // want: StaleCoordinate
    }

    @AgentEntryPoint
    void queued(List<String> items) {
        Deque<Point> places = new ArrayDeque<>();
        items.forEach(item -> places.add(refs.resolve(item)));
        while (!places.isEmpty()) {
            device.tap(places.poll()); // want: StaleCoordinate
        }
    }

    @AgentEntryPoint
    void entries(Map<String, String> items) {
        Map<String, Point> places = new HashMap<>();
        items.forEach((item, ref) -> places.put(item, refs.resolve(ref)));
        for (Map.Entry<String, Point> entry : places.entrySet()) {
            device.tap(entry.getValue()); // want: StaleCoordinate
        }
    }

    @AgentEntryPoint
    void iterated(List<String> items) {
        Iterator<String> next = items.iterator();
        while (next.hasNext()) {
            device.tap(List.of(refs.resolve(next.next())).get(0));
        }
    }

    @AgentEntryPoint
    void path(List<String> items) {
        device.draw(List.of(refs.resolve("a"), refs.resolve("b")));
        List<Point> path = items.stream().map(refs::resolve).toList();
        device.draw(path);
        device.draw(path); // want: StaleCoordinate
    }
}

interface Device {
    @ChangesScreen
    void tap(Point at);

    @ChangesScreen
    void draw(List<Point> path);
}

interface RefTable {
    @ResolvesRef
    Point resolve(String ref);
}

@Coordinates
record Point(int x, int y) {}
