package dev.lethe.agent.perception;

import java.util.List;
import java.util.Optional;

/**
 * One frame, understood.
 *
 * @param title the page's name
 * @param dialog the title of the dialog in front, empty if there is none
 * @param elements what can be read or used, from top to bottom; only the dialog's where there is
 *     one
 * @param loading whether the page is still to come
 * @param moreAbove whether scrolling back shows more
 * @param moreBelow whether scrolling on shows more
 */
public record Screen(
    String title,
    String dialog,
    List<Element> elements,
    boolean loading,
    boolean moreAbove,
    boolean moreBelow) {

  public Screen {
    elements = List.copyOf(elements);
  }

  /** Returns a name for where this is: the page, and the dialog if one is open. */
  public String place() {
    return dialog.isEmpty() ? title : title + " / " + dialog;
  }

  /** Finds the same control on this screen, wherever it is and whatever its value. */
  public Optional<Element> find(Element control) {
    return elements.stream().filter(control::isSameControlAs).findFirst();
  }

  /** Returns the labels from top to bottom. */
  public List<String> labels() {
    return elements.stream().map(Element::label).toList();
  }
}
