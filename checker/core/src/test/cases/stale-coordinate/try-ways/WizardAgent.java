package wizard;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.ResolvesRef;

record WizardAgent(Device device, RefTable refs) {
    @AgentEntryPoint
    void retried() {
        Point next = refs.resolve("next");
        for (int attempt = 0; attempt < 3; attempt++) {
            try {
                device.tap(next); // want: StaleCoordinate
                return;
            } catch (IllegalStateException busy) {
                System.out.println("once more");
            }
        }
    }

    @AgentEntryPoint
    void retriedAnew() {
        for (int attempt = 0; attempt < 3; attempt++) {
            try {
                device.tap(refs.resolve("next"));
                return;
            } catch (IllegalStateException busy) {
                System.out.println("once more");
            }
        }
    }

    @AgentEntryPoint
    void closed() {
        Point close = refs.resolve("close");
        try (Busy busy = new Busy(device)) {
            System.out.println(busy);
        }
        device.tap(close); // want: StaleCoordinate
    }

    @AgentEntryPoint
    void inFinally(boolean leave) {
        Point close;
        try {
            if (leave) {
                return;
            }
            device.back();
        } finally {
            close = refs.resolve("close");
            device.tap(close);
        }
        device.tap(close); // want: StaleCoordinate
    }

    @AgentEntryPoint
    void thrown() {
        Point ok = refs.resolve("ok");
        try {
            failing();
        } catch (IllegalArgumentException failed) {
            device.tap(ok); // want: StaleCoordinate
        }
    }

    private void failing() {
        device.back();
        throw new IllegalArgumentException("on purpose");
    }
}

record Busy(Device device) implements AutoCloseable {
    @Override
    public void close() {
        device.back();
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
