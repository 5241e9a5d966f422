package com.acme.agent;

import dev.lethe.annotations.AgentEntryPoint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public final class Agent {

  @AgentEntryPoint
  public String run(Path hints) throws IOException {
    return Files.readString(hints);
  }
}
