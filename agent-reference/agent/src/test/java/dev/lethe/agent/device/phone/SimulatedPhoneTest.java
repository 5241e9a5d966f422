package dev.lethe.agent.device.phone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lethe.agent.action.Direction;
import dev.lethe.agent.perception.Element;
import dev.lethe.agent.perception.Frame;
import dev.lethe.agent.perception.Perception;
import dev.lethe.agent.perception.Point;
import dev.lethe.agent.perception.Screen;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class SimulatedPhoneTest {

  private final Perception perception = new Perception();

  @Test
  void countsTouchesAimedAtAnEarlierFrame() {
    SimulatedPhone phone = SimulatedPhone.ofSeed(0);
    Point early = settled(phone, "Network");
    phone.tap(early);
    assertThat(phone.staleTaps()).isZero();
    phone.tap(early);
    assertThat(phone.staleTaps()).isEqualTo(1);
  }

  @Test
  void touchesLandElsewhereOnceABannerHasMovedThePage() {
    int misled = 0;
    Set<String> landed = new HashSet<>();
    for (long seed = 0; seed < 100; seed++) {
      SimulatedPhone phone = SimulatedPhone.ofSeed(seed);
      Point unchecked = point(firstWholeFrame(phone), "Display");
      phone.tap(unchecked);
      misled += phone.staleTaps();
      landed.add(screen(firstWholeFrame(phone)).place());
    }
    assertThat(misled).isPositive();
    assertThat(landed).contains("Display").hasSizeGreaterThan(1);
  }

  @Test
  void theSameSeedShowsTheSameFrames() {
    for (long seed = 0; seed < 20; seed++) {
      SimulatedPhone first = SimulatedPhone.ofSeed(seed);
      SimulatedPhone second = SimulatedPhone.ofSeed(seed);
      for (int frame = 0; frame < 8; frame++) {
        assertThat(first.observe()).isEqualTo(second.observe());
      }
    }
  }

  @Test
  void everyLineOfEveryPageCanBeScrolledIntoView() {
    for (Page page : Pages.asDelivered().pages()) {
      for (int banner = 0; banner < 320; banner += 20) {
        SettingsApp app = new SettingsApp(Set.of());
        if (!page.title().equals("Settings")) {
          app.touch(new Touchable.Line(new Row.Link(page.title())));
        }
        Set<String> seen = new HashSet<>();
        for (int swipe = 0; swipe < 4; swipe++) {
          seen.addAll(perception.screen(Layout.of(app, banner).nodes()).labels());
          app.scroll(Direction.FORWARD, Layout.scrollLimit(app, banner));
        }
        assertThat(seen).containsAll(page.rows().stream().map(Row::label).toList());
      }
    }
  }

  @Test
  void everyLinkLeadsToAPage() {
    Pages pages = Pages.asDelivered();
    List<String> titles = pages.pages().stream().map(Page::title).toList();
    for (Page page : pages.pages()) {
      for (Row row : page.rows()) {
        if (row instanceof Row.Link) {
          assertThat(titles).contains(row.label());
        }
      }
    }
  }

  private Point settled(SimulatedPhone phone, String label) {
    firstWholeFrame(phone);
    return point(phone.observe(), label);
  }

  private Frame firstWholeFrame(SimulatedPhone phone) {
    Frame frame = phone.observe();
    while (screen(frame).loading()) {
      frame = phone.observe();
    }
    return frame;
  }

  private Screen screen(Frame frame) {
    return perception.screen(frame.nodes());
  }

  private Point point(Frame frame, String label) {
    Element element =
        screen(frame).elements().stream()
            .filter(candidate -> candidate.label().equals(label))
            .findFirst()
            .orElseThrow();
    return element.bounds().center(frame.number());
  }
}
