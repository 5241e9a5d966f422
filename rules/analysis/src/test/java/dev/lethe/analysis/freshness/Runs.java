package dev.lethe.analysis.freshness;

import dev.lethe.analysis.freshness.world.Device;
import dev.lethe.analysis.freshness.world.Slip;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What happened in the runs of a program.
 *
 * @param stale the lines that acted, in some run, on what was not fresh
 * @param complete whether every run was tried
 */
record Runs(SortedSet<Integer> stale, boolean complete) {

  private static final int MOST = 600;

  /** Runs a program with one choice after the other. */
  static Runs of(Class<?> program) throws ReflectiveOperationException {
    Method run = program.getDeclaredMethod("run", Device.class);
    run.setAccessible(true);
    SortedSet<Integer> stale = new TreeSet<>();
    boolean complete = true;
    Optional<Tape> tape = Optional.of(new Tape());
    for (int runs = 0; tape.isPresent() && runs < MOST; runs++) {
      run(run, new KnowingDevice(tape.get(), program.getName(), stale));
      complete &= !tape.get().isFull();
      tape = tape.get().following();
    }
    return new Runs(stale, complete && tape.isEmpty());
  }

  private static void run(Method run, Device device) throws ReflectiveOperationException {
    try {
      run.invoke(null, device);
    } catch (InvocationTargetException e) {
      if (!(e.getCause() instanceof Slip)) {
        throw e;
      }
    }
  }
}
