package dev.lethe.analysis.freshness;

import java.util.List;
import java.util.Random;
import java.util.function.IntConsumer;

/**
 * Writes a small agent that resolves, looks and acts in an order nobody thought of: with branches,
 * loops, failures, helpers, and places kept in objects, containers and lambdas.
 */
final class RandomProgram {

  static final String PACKAGE = "programs";

  private static final List<String> PLACES = List.of("a", "b", "c");

  private final Random random;
  private final String name;
  private final Source source = new Source();

  private int helpers;
  private int names;
  private boolean inLoop;

  RandomProgram(long seed, String name) {
    this.random = new Random(seed);
    this.name = name;
  }

  /** The source of the class. */
  String write() {
    line("package " + PACKAGE + ";");
    line("import dev.lethe.analysis.freshness.world.*;");
    line("import dev.lethe.annotations.AgentEntryPoint;");
    line("import java.util.Optional;");
    line("final class " + name + " {");
    helper("helper0", "return " + "place;");
    helpers = 1;
    for (int more = random.nextInt(3); more > 0; more--) {
      method("helper" + helpers);
      helpers++;
    }
    line("@AgentEntryPoint");
    line("static void run(Device device) {");
    line("Box box = new Box(device.resolve());");
    body("device.resolve()", 4 + random.nextInt(7));
    line("}");
    line("}");
    return source.toString();
  }

  private void helper(String helper, String end) {
    line("static Point " + helper + "(Device device, Box box, Point place) {");
    line(end);
    line("}");
  }

  private void method(String helper) {
    line("static Point " + helper + "(Device device, Box box, Point place) {");
    body("place", 1 + random.nextInt(4));
    line("return " + place() + ";");
    line("}");
  }

  /** Starts with all places known. */
  private void body(String first, int statements) {
    line("Point a = " + first + ";");
    line("Point b = a;");
    line("Point c = box.point;");
    line("Point[] pair = {a};");
    block(statements, 0);
  }

  /** What is said the more often stands the more often. */
  private List<IntConsumer> statements() {
    return List.of(
        depth -> assign("device.resolve()"),
        depth -> assign("device.resolve()"),
        depth -> assign("device.resolve()"),
        depth -> line("device.tap(" + place() + ");"),
        depth -> line("device.tap(" + place() + ");"),
        depth -> line("device.tap(" + place() + ");"),
        depth -> line("device.tapAt(" + place() + ".x() + 3, " + place() + ".y());"),
        depth -> line("device.drag(" + place() + ", " + place() + ");"),
        depth -> line("device.look();"),
        depth -> assign("device.observe()"),
        depth -> assign(place()),
        depth -> assign("new Point(" + place() + ".x(), " + place() + ".y() - 2)"),
        depth -> line("box.point = " + place() + ";"),
        depth -> assign("box.point"),
        depth -> line("box.put(" + place() + ");"),
        depth -> assign("box.point()"),
        depth -> line("box = new Box(" + place() + ");"),
        depth -> line("pair[0] = " + place() + ";"),
        depth -> assign("pair[0]"),
        depth -> helper(),
        depth -> helper(),
        depth -> assign("helper" + random.nextInt(helpers()) + "(device, box, " + place() + ")"),
        depth -> lambda(),
        this::choice,
        this::choice,
        this::loop,
        this::attempt,
        depth -> optional(),
        depth -> leave());
  }

  private void block(int size, int depth) {
    for (int i = 0; i < size; i++) {
      List<IntConsumer> statements = statements();
      statements.get(random.nextInt(statements.size())).accept(depth);
    }
  }

  private void line(String text) {
    source.line(text);
  }

  private String place() {
    return PLACES.get(random.nextInt(PLACES.size()));
  }

  private int helpers() {
    return Math.max(1, helpers);
  }

  private void assign(String value) {
    line(place() + " = " + value + ";");
  }

  private void helper() {
    line("helper" + random.nextInt(helpers()) + "(device, box, " + place() + ");");
  }

  private void lambda() {
    int number = names++;
    line("Point kept" + number + " = " + place() + ";");
    line("Runnable later" + number + " = () -> device.tap(kept" + number + ");");
    if (random.nextBoolean()) {
      assign("device.resolve()");
    }
    line("later" + number + ".run();");
  }

  private void optional() {
    int number = names++;
    line("Optional<Point> maybe" + number + " = Optional.of(" + place() + ");");
    line("if (device.chance()) {");
    line("maybe" + number + " = Optional.empty();");
    line("}");
    line("maybe" + number + ".ifPresent(device::tap);");
  }

  private void leave() {
    line("if (device.chance()) {");
    line(inLoop ? "break;" : "throw new Slip();");
    line("}");
  }

  private void choice(int depth) {
    if (depth < 3) {
      line("if (device.chance()) {");
      block(1 + random.nextInt(3), depth + 1);
      line("} else {");
      block(random.nextInt(3), depth + 1);
      line("}");
    }
  }

  private void loop(int depth) {
    if (depth < 2 && !inLoop) {
      inLoop = true;
      line("while (device.chance()) {");
      block(1 + random.nextInt(3), depth + 1);
      line("}");
      inLoop = false;
    }
  }

  private void attempt(int depth) {
    if (depth < 2) {
      line("try {");
      block(1 + random.nextInt(3), depth + 1);
      boolean caught = random.nextBoolean();
      line(caught ? "} catch (Slip slip" + names++ + ") {" : "} finally {");
      block(random.nextInt(3), depth + 1);
      line("}");
    }
  }
}
