package dev.lethe.analysis.freshness;

import dev.lethe.analysis.freshness.world.Device;
import dev.lethe.analysis.freshness.world.Point;
import dev.lethe.analysis.freshness.world.Slip;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;

/** A device that knows of every number it is given whether it is still good. */
final class KnowingDevice implements Device {

  private static final int NEVER = -1;

  private final Tape tape;
  private final String program;
  private final SortedSet<Integer> stale;

  /** When each look-up was made; the first numbers belong to nobody. */
  private final List<Integer> lookUps = new ArrayList<>(List.of(NEVER));

  private int changes;

  /**
   * A device for one run.
   *
   * @param tape what happens by chance
   * @param program the name of the class whose lines count
   * @param stale gets the lines that act on what is not fresh
   */
  KnowingDevice(Tape tape, String program, SortedSet<Integer> stale) {
    this.tape = tape;
    this.program = program;
    this.stale = stale;
  }

  @Override
  public Point resolve() {
    return place(changes);
  }

  @Override
  public Point observe() {
    look();
    return place(NEVER);
  }

  private Point place(int when) {
    lookUps.add(when);
    int number = (lookUps.size() - 1) * GRAIN + GRAIN / 2;
    return new Point(number, number);
  }

  @Override
  public void look() {
    changes++;
  }

  @Override
  public void tap(Point at) {
    act(at.x(), at.y());
  }

  @Override
  public void tapAt(int x, int y) {
    act(x, y);
  }

  @Override
  public void drag(Point from, Point to) {
    act(from.x(), from.y(), to.x(), to.y());
  }

  /** It may fail before anything happened and after everything did. */
  private void act(int... numbers) {
    for (int number : numbers) {
      if (lookUps.get(number / GRAIN) != changes) {
        stale.add(line());
      }
    }
    fail();
    changes++;
    fail();
  }

  private void fail() {
    if (tape.next()) {
      throw new Slip();
    }
  }

  private int line() {
    return StackWalker.getInstance()
        .walk(
            frames ->
                frames
                    .filter(frame -> frame.getClassName().equals(program))
                    .findFirst()
                    .orElseThrow()
                    .getLineNumber());
  }

  @Override
  public boolean chance() {
    return tape.next();
  }
}
