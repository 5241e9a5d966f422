package dev.lethe.agent.session;

import dev.lethe.agent.context.Context;
import dev.lethe.agent.context.Event;
import dev.lethe.agent.context.View;
import dev.lethe.agent.device.Device;
import dev.lethe.agent.perception.Frame;
import dev.lethe.agent.perception.PerceptionCache;
import dev.lethe.agent.perception.Screen;
import dev.lethe.annotations.Observes;
import dev.lethe.annotations.SessionScoped;
import java.util.List;

/** Looks at the device, and keeps refs, notes and context in step with what is shown. */
@SessionScoped
final class Sight {

  private final Device device;
  private final PerceptionCache cache;
  private final RefTable refs;
  private final NoteBlock notes;
  private final Context context;
  private final Journal journal;
  private Screen screen = new Screen("", "", List.of(), true, false, false);
  private View view = new View("", false, true, false, false, List.of());
  private long observations;

  Sight(
      Device device,
      PerceptionCache cache,
      RefTable refs,
      NoteBlock notes,
      Context context,
      Journal journal) {
    this.device = device;
    this.cache = cache;
    this.refs = refs;
    this.notes = notes;
    this.context = context;
    this.journal = journal;
  }

  /** Takes a new frame; what was seen before is not current any more. */
  @Observes
  Screen look() {
    Frame frame = device.observe();
    observations++;
    screen = cache.screen(frame);
    notes.dropContradicted(screen);
    journal.saw(frame, screen);
    see(refs.show(frame.number(), screen));
    return screen;
  }

  private void see(View shown) {
    if (!shown.equals(view)) {
      view = shown;
      context.add(new Event.Saw(shown));
    }
  }

  /** Returns the screen last looked at. */
  Screen screen() {
    return screen;
  }

  /** Returns the screen last looked at, as a policy may see it. */
  View view() {
    return view;
  }

  long observations() {
    return observations;
  }
}
