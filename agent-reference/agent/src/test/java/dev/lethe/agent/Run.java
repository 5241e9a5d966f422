package dev.lethe.agent;

import dev.lethe.agent.device.phone.SimulatedPhone;
import dev.lethe.agent.policy.SettingsPolicy;
import dev.lethe.agent.recording.Entry;
import dev.lethe.agent.research.Handbook;
import dev.lethe.agent.session.Budget;
import dev.lethe.agent.session.Ports;
import dev.lethe.agent.session.Session;
import dev.lethe.agent.task.Outcome;
import dev.lethe.agent.task.Task;
import dev.lethe.agent.task.TaskList;
import java.util.ArrayList;
import java.util.List;

/** A finished session, with the phone it left behind and everything it handed to its recorder. */
public record Run(Outcome outcome, SimulatedPhone phone, List<Entry> entries) {

  public static final List<Task> TASKS = TaskList.settings().tasks();

  public static Task task(String name) {
    return TaskList.settings().find(name).orElseThrow();
  }

  public static Run of(Task task, long seed) {
    return of(task, SimulatedPhone.ofSeed(seed));
  }

  public static Run of(Task task, SimulatedPhone phone) {
    List<Entry> entries = new ArrayList<>();
    Ports ports = new Ports(phone, new SettingsPolicy(), Handbook.ofSettings(), entries::add);
    return new Run(new Session(task, ports, Budget.ample()).run(), phone, entries);
  }

  public long count(String kind, String feedback) {
    return entries.stream()
        .filter(entry -> entry.kind().equals(kind) && json(entry).contains(feedback))
        .count();
  }

  private static String json(Entry entry) {
    StringBuilder json = new StringBuilder();
    entry.details().appendTo(json);
    return json.toString();
  }
}
