package machine;

import java.util.List;

public interface Camera {
    List<Position> picture();

    Position find(String thing);
}
