package machine;

public class Position {
    private final double left;
    private final double top;

    public Position(double left, double top) {
        this.left = left;
        this.top = top;
    }

    public double left() {
        return left;
    }

    public double top() {
        return top;
    }
}
