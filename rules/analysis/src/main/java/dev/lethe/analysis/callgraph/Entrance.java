package dev.lethe.analysis.callgraph;

import org.jspecify.annotations.Nullable;

/**
 * Library code is entered.
 *
 * @param caller the site, or other library code that holds this
 * @param relay what is entered
 */
public record Entrance(Caller caller, Relay relay) {

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Entrance entrance
        && relay == entrance.relay
        && caller.equals(entrance.caller);
  }

  @Override
  public int hashCode() {
    return caller.hashCode() * 31 + relay.hashCode();
  }
}
