package dev.lethe.checker.config;

import dev.lethe.catalogue.vocabulary.Origin;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

/**
 * A mapping of the file whose keys are known words. Whatever is wrong with it becomes a problem.
 */
final class Section {

  private final Node node;
  private final Problems problems;
  private final Map<String, NodeTuple> entries = new LinkedHashMap<>();

  private Section(Node node, Problems problems) {
    this.node = node;
    this.problems = problems;
  }

  /** The mapping as a section with these keys; empty if it is no mapping. */
  static Optional<Section> of(Node node, String what, List<String> keys, Problems problems) {
    if (!(node instanceof MappingNode mapping)) {
      String found = Values.describe(node);
      String wanted = String.join(", ", keys);
      problems.add(node, what + " must be a mapping (" + wanted + "), but is " + found);
      return Optional.empty();
    }
    Section section = new Section(node, problems);
    mapping.getValue().forEach(tuple -> section.enter(tuple, keys));
    return Optional.of(section);
  }

  /** The mapping as a section with keys of the user's choice. */
  static Optional<Section> open(Node node, String what, Problems problems) {
    if (!(node instanceof MappingNode mapping)) {
      problems.add(node, what + " must be a mapping, but is " + Values.describe(node));
      return Optional.empty();
    }
    Section section = new Section(node, problems);
    mapping.getValue().forEach(tuple -> section.enter(tuple, List.of()));
    return Optional.of(section);
  }

  private void enter(NodeTuple tuple, List<String> known) {
    Node key = tuple.getKeyNode();
    if (!(key instanceof ScalarNode scalar)) {
      problems.add(key, "a key must be a word, but is " + Values.describe(key));
    } else if (!known.isEmpty() && !known.contains(scalar.getValue())) {
      String word = scalar.getValue();
      problems.add(key, "unknown key '" + word + "'" + Text.hint(word, known));
    } else if (entries.putIfAbsent(scalar.getValue(), tuple) != null) {
      problems.add(key, "the key '" + scalar.getValue() + "' appears twice; join the two");
    }
  }

  Origin origin() {
    return problems.origin(node);
  }

  Problems problems() {
    return problems;
  }

  /** Tells what is wrong with the whole. */
  void fail(String sentence) {
    problems.add(node, sentence);
  }

  /** The keys that are there, with where each stands. */
  List<Text> keys() {
    List<Text> keys = new ArrayList<>();
    entries.forEach((key, tuple) -> keys.add(new Text(key, tuple.getKeyNode(), problems)));
    return keys;
  }

  Optional<Text> key(String key) {
    return keys().stream().filter(present -> present.value().equals(key)).findFirst();
  }

  Optional<Node> value(String key) {
    return Optional.ofNullable(entries.get(key)).map(NodeTuple::getValueNode);
  }

  /** The text under a key. */
  Optional<Text> text(String key) {
    return value(key).flatMap(value -> new Values(problems).text(value, "'" + key + "'"));
  }

  /** The text under a key that must be there. */
  Optional<Text> required(String key) {
    if (!entries.containsKey(key)) {
      problems.add(node, "the key '" + key + "' is missing");
    }
    return text(key);
  }

  /** What is made of each text in the list under a key. */
  <T> List<T> texts(String key, Function<Text, Optional<T>> reader) {
    Values values = new Values(problems);
    return items(key).stream()
        .flatMap(item -> values.text(item, "an entry of '" + key + "'").stream())
        .flatMap(text -> reader.apply(text).stream())
        .toList();
  }

  /** The sections in the list under a key. */
  List<Section> sections(String key, List<String> keys) {
    return items(key).stream()
        .flatMap(item -> of(item, "an entry of '" + key + "'", keys, problems).stream())
        .toList();
  }

  private List<Node> items(String key) {
    return value(key)
        .map(value -> new Values(problems).items(value, "'" + key + "'"))
        .orElse(List.of());
  }
}
