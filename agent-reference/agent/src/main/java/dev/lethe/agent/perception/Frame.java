package dev.lethe.agent.perception;

import java.util.List;

/**
 * What a device shows at one moment.
 *
 * @param number counts the observations of one device
 */
public record Frame(long number, List<Node> nodes) {

  public Frame {
    nodes = List.copyOf(nodes);
  }
}
