package toolbar;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.ResolvesRef;

final class ToolbarAgent extends TapAgent {
    ToolbarAgent(Device device, RefTable refs) {
        super(device, refs);
    }

    @AgentEntryPoint
    void run() {
        Point bold = refs.resolve("bold");
        press(bold);
        press(refs.resolve("italic"));
        device.tap(bold); // want: StaleCoordinate
        look(bold);
        remember(refs.resolve("underline"));
        device.tap(remembered());
    }

    @Override
    protected void settle() {}
}

abstract class TapAgent {
    protected final Device device;
    protected final RefTable refs;
    private Point remembered;

    TapAgent(Device device, RefTable refs) {
        this.device = device;
        this.refs = refs;
    }

    protected final void press(Point at) {
        device.tap(at);
        settle();
    }

    protected final void look(Point at) {
        System.out.println(at);
    }

    protected final void remember(Point at) {
        remembered = at;
    }

    protected final Point remembered() {
        return remembered;
    }

    protected abstract void settle();
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
