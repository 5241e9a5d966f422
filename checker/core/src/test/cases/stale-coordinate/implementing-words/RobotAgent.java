package robot;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.ResolvesRef;

final class RobotAgent {
    private final Phone phone = new Phone();
    private final Table table = new Table(phone);

    @AgentEntryPoint
    void run() {
        Point key = table.resolve("key");
        phone.tap(key);
        phone.tap(key); // want: StaleCoordinate
        phone.type("text");
        phone.tap(table.resolve("key"));
    }
}

final class Phone implements Device {
    private Point last = new Point(0, 0);

    @Override
    public void tap(Point at) {
        back();
        last = at;
    }

    @Override
    public void back() {
        System.out.println("back");
    }

    void type(String text) {
        tap(last); // want: StaleCoordinate (warning)
    }
}

record Table(Phone phone) implements RefTable {
    @Override
    public Point resolve(String ref) {
        return new Point(ref.length(), 1);
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
