package dev.lethe.agent.perception;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes sense of a frame: joins the words and the widgets of a row, finds the dialog in front. */
public final class Perception {

  /** Reads the screen that the nodes of a frame show. Says the same for the same nodes, always. */
  public Screen screen(List<Node> nodes) {
    Optional<Node> dialog = first(nodes, Node.Kind.DIALOG);
    List<Node> front = dialog.map(panel -> inside(panel, nodes)).orElse(nodes);
    return new Screen(
        first(nodes, Node.Kind.TITLE).map(Node::text).orElse(""),
        dialog.map(Node::text).orElse(""),
        elements(front),
        first(nodes, Node.Kind.SPINNER).isPresent(),
        first(front, Node.Kind.MORE_ABOVE).isPresent(),
        first(front, Node.Kind.MORE_BELOW).isPresent());
  }

  private static Optional<Node> first(List<Node> nodes, Node.Kind kind) {
    return nodes.stream().filter(node -> node.kind() == kind).findFirst();
  }

  private static List<Node> inside(Node panel, List<Node> nodes) {
    return nodes.stream()
        .filter(node -> node.kind() != Node.Kind.DIALOG && panel.bounds().holds(node.bounds()))
        .toList();
  }

  private static List<Element> elements(List<Node> nodes) {
    List<Element> elements = new ArrayList<>();
    for (Node node : nodes) {
      element(node, nodes).ifPresent(elements::add);
    }
    return elements;
  }

  private static Optional<Element> element(Node node, List<Node> nodes) {
    return switch (node.kind()) {
      case TEXT -> Optional.of(row(node, nodes));
      case OPTION -> Optional.of(option(node, nodes));
      case FIELD -> Optional.of(new Element(Role.FIELD, "", node.text(), node.bounds()));
      case BUTTON -> Optional.of(new Element(Role.BUTTON, node.text(), "", node.bounds()));
      default -> Optional.empty();
    };
  }

  private static Element row(Node words, List<Node> nodes) {
    for (Node widget : nodes) {
      Optional<Role> role = roleBeside(widget.kind());
      if (role.isPresent() && words.bounds().isLevelWith(widget.bounds())) {
        String value = role.get() == Role.LINK ? "" : widget.text();
        return new Element(role.get(), words.text(), value, words.bounds());
      }
    }
    return new Element(Role.TEXT, words.text(), "", words.bounds());
  }

  private static Optional<Role> roleBeside(Node.Kind widget) {
    return switch (widget) {
      case ARROW -> Optional.of(Role.LINK);
      case SWITCH -> Optional.of(Role.SWITCH);
      case VALUE -> Optional.of(Role.SETTING);
      default -> Optional.empty();
    };
  }

  private static Element option(Node words, List<Node> nodes) {
    boolean chosen =
        nodes.stream()
            .anyMatch(
                node ->
                    node.kind() == Node.Kind.CHECK && words.bounds().isLevelWith(node.bounds()));
    return new Element(Role.OPTION, words.text(), chosen ? "chosen" : "", words.bounds());
  }
}
