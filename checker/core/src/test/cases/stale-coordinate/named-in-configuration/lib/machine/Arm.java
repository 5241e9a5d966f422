package machine;

public interface Arm {
    void move(Position to);

    void dropAt(double left, double top);

    void rest();
}
