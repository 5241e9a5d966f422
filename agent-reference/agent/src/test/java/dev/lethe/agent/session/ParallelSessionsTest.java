package dev.lethe.agent.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.agent.Run;
import dev.lethe.agent.device.phone.SimulatedPhone;
import dev.lethe.agent.policy.SettingsPolicy;
import dev.lethe.agent.recording.Entry;
import dev.lethe.agent.research.Handbook;
import dev.lethe.agent.task.Task;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

final class ParallelSessionsTest {

  @Test
  void runAsIfAlone() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(8);
    try {
      List<Callable<List<Entry>>> sessions = new ArrayList<>();
      List<List<Entry>> alone = new ArrayList<>();
      for (long seed = 0; seed < 40; seed++) {
        for (Task task : Run.TASKS) {
          long phone = seed;
          sessions.add(() -> Run.of(task, phone).entries());
          alone.add(Run.of(task, phone).entries());
        }
      }
      List<List<Entry>> together = new ArrayList<>();
      for (Future<List<Entry>> session : threads.invokeAll(sessions)) {
        together.add(session.get());
      }
      assertThat(together).isEqualTo(alone);
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void shareNoObjectThatCanChange() throws Exception {
    SettingsPolicy policy = new SettingsPolicy();
    Handbook handbook = Handbook.ofSettings();
    Task task = Run.task("enable_wifi_calling");
    Set<Object> first = changeableParts(finished(task, policy, handbook));
    Set<Object> second = changeableParts(finished(task, policy, handbook));
    assertThat(first).hasSizeGreaterThan(10);
    assertThat(second).hasSameSizeAs(first);
    assertThat(first.stream().filter(second::contains)).isEmpty();
  }

  private static Session finished(Task task, SettingsPolicy policy, Handbook handbook) {
    List<Entry> entries = new ArrayList<>();
    Ports ports = new Ports(SimulatedPhone.ofSeed(3), policy, handbook, entries::add);
    Session session = new Session(task, ports, Budget.ample());
    session.run();
    return session;
  }

  /** Returns what is reachable from the object, statics included, and can be changed. */
  private static Set<Object> changeableParts(Object root) throws IllegalAccessException {
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Set<Object> changeable = Collections.newSetFromMap(new IdentityHashMap<>());
    visit(root, seen, changeable);
    return changeable;
  }

  private static void visit(Object part, Set<Object> seen, Set<Object> changeable)
      throws IllegalAccessException {
    if (part == null || part instanceof Enum<?> || !seen.add(part)) {
      return;
    }
    if (part instanceof Map<?, ?> map) {
      container(map, changeable);
      visitAll(map.keySet(), seen, changeable);
      visitAll(map.values(), seen, changeable);
    } else if (part instanceof Collection<?> collection) {
      container(collection, changeable);
      visitAll(collection, seen, changeable);
    } else if (part instanceof Optional<?> optional && optional.isPresent()) {
      visit(optional.get(), seen, changeable);
    } else if (part.getClass().getName().startsWith("dev.lethe.")) {
      visitFields(part, seen, changeable);
    }
  }

  private static void container(Object container, Set<Object> changeable) {
    if (!container.getClass().getName().contains("Immutable")) {
      changeable.add(container);
    }
  }

  private static void visitAll(Iterable<?> parts, Set<Object> seen, Set<Object> changeable)
      throws IllegalAccessException {
    for (Object part : parts) {
      visit(part, seen, changeable);
    }
  }

  private static void visitFields(Object part, Set<Object> seen, Set<Object> changeable)
      throws IllegalAccessException {
    for (Field field : part.getClass().getDeclaredFields()) {
      if (!Modifier.isFinal(field.getModifiers())) {
        changeable.add(Modifier.isStatic(field.getModifiers()) ? field : part);
      }
      field.setAccessible(true);
      visit(field.get(part), seen, changeable);
    }
  }
}
