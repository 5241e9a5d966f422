package packing;

import dev.lethe.annotations.AgentEntryPoint;
import machine.Arm;
import machine.Camera;
import machine.Position;

record PackingAgent(Arm arm, Camera camera) {

    @AgentEntryPoint
    void pack(String thing) {
        Position at = camera.find(thing);
        arm.rest();
        arm.move(at);
        Position box = camera.find("box");
        arm.dropAt(box.left() + 0.5, box.top());
        arm.dropAt(box.left() - 0.5, box.top()); // want: StaleCoordinate
    }

    @AgentEntryPoint
    void packAll() {
        for (Position at : camera.picture()) {
            arm.move(at); // want: StaleCoordinate
        }
    }

    @AgentEntryPoint
    void wave() {
        arm.move(new Position(0.1, 0.9)); // want: StaleCoordinate (warning)
        arm.move(camera.find("home"));
    }
}
