package com.acme.console;

import com.acme.agent.Agent;
import java.io.IOException;
import java.nio.file.Path;

public final class Main {

  public static void main(String[] words) throws IOException {
    System.out.println(new Agent().run(Path.of("hints")));
  }
}
