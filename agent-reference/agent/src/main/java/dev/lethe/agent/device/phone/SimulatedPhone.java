package dev.lethe.agent.device.phone;

import dev.lethe.agent.action.Direction;
import dev.lethe.agent.action.Key;
import dev.lethe.agent.device.Device;
import dev.lethe.agent.perception.Frame;
import dev.lethe.agent.perception.Point;
import java.util.Set;

/**
 * A phone with a settings app, deterministic by seed. Pages can be slow; the first frame that shows
 * a page may be followed at once by a banner that moves everything, or by a dialog that nobody
 * asked for; some switches are dead.
 *
 * <p>It counts the touches aimed at a frame that was not the last one taken, or that the screen has
 * moved on from: what an agent does with coordinates it did not check.
 */
public final class SimulatedPhone implements Device {

  private final SettingsApp app;
  private final Disturbances disturbances;
  private Visit shown;
  private int loading;
  private int banner;
  private int landingBanner;
  private boolean landingInterruption;
  private boolean movedSinceFrame = true;
  private long frames;
  private int actions;
  private int staleTaps;

  /** Makes a phone on which the switches with these labels take every touch and do nothing. */
  public SimulatedPhone(long seed, Set<String> deadSwitches) {
    app = new SettingsApp(deadSwitches);
    disturbances = new Disturbances(seed);
    shown = app.visit();
    arrive();
  }

  /** Makes a phone as delivered: the switch for calls over Wi-Fi is dead. */
  public static SimulatedPhone ofSeed(long seed) {
    return new SimulatedPhone(seed, Set.of("Wi-Fi calling"));
  }

  @Override
  public Frame observe() {
    frames++;
    movedSinceFrame = false;
    if (loading > 0) {
      loading--;
      return new Frame(frames, Layout.loading(app).nodes());
    }
    Frame frame = new Frame(frames, layout().nodes());
    land();
    return frame;
  }

  /** What lands late lands after the frame was taken, so that the frame is out of date. */
  private void land() {
    if (landingBanner > 0) {
      banner = landingBanner;
      landingBanner = 0;
      movedSinceFrame = true;
    }
    if (landingInterruption) {
      app.open(Dialog.interrupting());
      landingInterruption = false;
      movedSinceFrame = true;
    }
  }

  private Layout layout() {
    return Layout.of(app, banner);
  }

  @Override
  public void tap(Point at) {
    if (movedSinceFrame || at.frame() != frames) {
      staleTaps++;
    }
    if (loading == 0) {
      layout().at(at.x(), at.y()).ifPresent(app::touch);
    }
    acted();
  }

  @Override
  public void type(String text) {
    app.type(text);
    acted();
  }

  @Override
  public void swipe(Direction direction) {
    app.scroll(direction, Layout.scrollLimit(app, banner));
    acted();
  }

  @Override
  public void press(Key key) {
    if (key == Key.BACK) {
      app.back();
    } else {
      app.home();
    }
    acted();
  }

  private void acted() {
    actions++;
    movedSinceFrame = true;
    if (shown != app.visit()) {
      shown = app.visit();
      arrive();
    }
  }

  private void arrive() {
    Disturbances.Arrival arrival = disturbances.next();
    loading = arrival.slowFrames();
    banner = 0;
    landingBanner = arrival.banner();
    landingInterruption = arrival.interruption();
  }

  /** Returns the value of a setting, whether or not it is on the screen; empty if there is none. */
  public String value(String setting) {
    return app.value(setting);
  }

  /** Returns how many actions were sent to this phone. */
  public int actions() {
    return actions;
  }

  /** Returns how many touches were aimed at something that was not shown any more. */
  public int staleTaps() {
    return staleTaps;
  }
}
