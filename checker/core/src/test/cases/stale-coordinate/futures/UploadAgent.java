package upload;

import dev.lethe.annotations.AgentEntryPoint;
import dev.lethe.annotations.ChangesScreen;
import dev.lethe.annotations.Coordinates;
import dev.lethe.annotations.ResolvesRef;
import java.util.concurrent.CompletableFuture;

record UploadAgent(Device device, RefTable refs) {
    @AgentEntryPoint
    void atOnce() {
        CompletableFuture.completedFuture(refs.resolve("upload")).thenAccept(device::tap);
    }

    @AgentEntryPoint
    void later() {
        CompletableFuture<Point> upload = new CompletableFuture<>();
        upload.complete(refs.resolve("upload"));
        device.back();
        upload.thenAccept(at -> device.tap(at)); // want: StaleCoordinate
    }

    @AgentEntryPoint
    void mapped() throws Exception {
        CompletableFuture<Integer> column =
                CompletableFuture.supplyAsync(() -> refs.resolve("upload")).thenApply(Point::x);
        device.back();
        device.touch(column.get(), 3); // want: StaleCoordinate
    }
}

interface Device {
    @ChangesScreen
    void tap(Point at);

    @ChangesScreen
    void back();

    @ChangesScreen
    void touch(int x, int y);
}

interface RefTable {
    @ResolvesRef
    Point resolve(String ref);
}

@Coordinates
record Point(int x, int y) {}
