package dev.lethe.benchmarks;

import java.util.List;
import java.util.Locale;

/** The benchmarks that there are. */
enum Choice {
  /** Ten thousand classes of an application. */
  LARGE {
    @Override
    Benchmark benchmark(Layout layout) {
      Input input = Input.classes(layout.input(toString()));
      Programs programs = layout.programs();
      Subject asm = programs.asmPass(input);
      Subject archUnit = programs.archUnitImport(input);
      return new Benchmark(
          toString(),
          describe(input, "Guava, Jackson's databind, Spring's core and Hibernate's core"),
          programs.lethe(
              input,
              List.of(
                  "com.fasterxml.jackson.databind.ObjectMapper#readValue",
                  "org.hibernate.internal.SessionImpl#*")),
          List.of(asm, archUnit),
          List.of(
              Goal.times(Quantity.WALL, 2.5, asm),
              Goal.times(Quantity.PROCESSOR, 4, asm),
              Goal.times(Quantity.WALL, 0.25, archUnit),
              Goal.units(Quantity.PEAK, 1024)));
    }
  },

  /** Three hundred classes of an application: most of it is the start of a virtual machine. */
  SMALL {
    @Override
    Benchmark benchmark(Layout layout) {
      Input input = Input.classes(layout.input(toString()));
      Programs programs = layout.programs();
      Subject asm = programs.asmPass(input);
      return new Benchmark(
          toString(),
          describe(input, "the core of MCP's Java SDK"),
          programs.lethe(input, List.of("io.modelcontextprotocol.client.McpAsyncClient#*")),
          List.of(asm),
          List.of(Goal.times(Quantity.WALL, 1.5, asm)));
    }
  },

  /** The whole class path of three agent libraries, followed into every library. */
  REACH {
    @Override
    Benchmark benchmark(Layout layout) {
      Input input = Input.wholeClassPath(layout.input(toString()));
      Programs programs = layout.programs();
      return new Benchmark(
          toString(),
          describe(input, "LangChain4j, Google's ADK, Spring AI and all that they need"),
          programs.lethe(
              input,
              List.of(
                  "dev.langchain4j.service.AiServices#*",
                  "dev.langchain4j.service.DefaultAiServices#*",
                  "com.google.adk.runner.Runner#*",
                  "com.google.adk.runner.InMemoryRunner#*")),
          List.of(programs.asmPass(input)),
          List.of(Goal.units(Quantity.PROCESSOR, 4), Goal.units(Quantity.PEAK, 512)));
    }
  };

  /** The benchmark, ready to be run. */
  abstract Benchmark benchmark(Layout layout);

  /** The word by which it is chosen. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  private static String describe(Input input, String libraries) {
    return String.format(
        Locale.ROOT,
        "%,d class files given as application code: %s.",
        input.classFiles(),
        libraries);
  }
}
