package dev.lethe.checker.config;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/**
 * Reads single values and lists; a wrong type becomes a problem.
 *
 * @param problems where to tell it
 */
record Values(Problems problems) {

  private static final Map<Tag, String> SCALARS =
      Map.of(
          Tag.NULL, "empty",
          Tag.INT, "a number",
          Tag.FLOAT, "a number",
          Tag.BOOL, "true or false");

  Optional<Text> text(Node node, String what) {
    if (node instanceof ScalarNode scalar && node.getTag().equals(Tag.STR)) {
      return Optional.of(new Text(scalar.getValue(), node, problems));
    }
    problems.add(node, what + " must be text, but is " + describe(node) + quoted(node));
    return Optional.empty();
  }

  List<Node> items(Node node, String what) {
    if (node instanceof SequenceNode sequence) {
      return sequence.getValue();
    }
    problems.add(node, what + " must be a list, but is " + describe(node) + "; write [a, b]");
    return List.of();
  }

  static String describe(Node node) {
    if (node instanceof ScalarNode) {
      String tag = node.getTag().getValue();
      return node.getTag().equals(Tag.STR)
          ? "text"
          : SCALARS.getOrDefault(node.getTag(), "of the type " + tag);
    }
    return node instanceof SequenceNode ? "a list" : "a mapping";
  }

  private static String quoted(Node node) {
    boolean scalar = node instanceof ScalarNode && !node.getTag().equals(Tag.NULL);
    return scalar ? "; put it in quotes" : "";
  }
}
