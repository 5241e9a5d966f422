package dev.lethe.agent.task;

import java.util.List;
import java.util.Optional;

/** The tasks that can be asked for by name. */
public record TaskList(List<Task> tasks) {

  public TaskList {
    tasks = List.copyOf(tasks);
  }

  /** Returns the tasks on the settings app. */
  public static TaskList settings() {
    return new TaskList(
        List.of(
            task("enable_bold_text", "Make the text bold.", "Bold text", "on"),
            task(
                "set_screen_timeout",
                "Let the screen stay on for two minutes.",
                "Screen timeout",
                "2 minutes"),
            task("enable_battery_saver", "Turn the battery saver on.", "Battery saver", "on"),
            task("disable_key_vibration", "Stop the keys' vibration.", "Key vibration", "off"),
            task("rename_phone", "Call this phone Lethe.", "Phone name", "Lethe"),
            task("enable_wifi_calling", "Allow calls over Wi-Fi.", "Wi-Fi calling", "on")));
  }

  private static Task task(String name, String instruction, String control, String value) {
    return new Task(name, instruction, new Goal(control, value));
  }

  /** Finds a task by its name. */
  public Optional<Task> find(String name) {
    return tasks.stream().filter(task -> task.name().equals(name)).findFirst();
  }

  /** Returns the names, in order. */
  public List<String> names() {
    return tasks.stream().map(Task::name).toList();
  }
}
