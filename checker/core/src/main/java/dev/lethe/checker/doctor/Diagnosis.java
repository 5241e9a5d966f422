package dev.lethe.checker.doctor;

import dev.lethe.analysis.AnalysisResult.Statistic;
import dev.lethe.analysis.Discovery;
import dev.lethe.analysis.Incompleteness;
import dev.lethe.catalogue.finding.Place;
import dev.lethe.catalogue.frameworks.Framework;
import dev.lethe.catalogue.frameworks.Frameworks;
import dev.lethe.checker.CheckRequest;
import dev.lethe.checker.Report;
import dev.lethe.checker.config.ProjectRoot;
import dev.lethe.checker.source.PlacedBlindSpot;
import dev.lethe.checker.source.PlacedEntryPoint;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What Lethe saw in a project, and why: the answer of {@code doctor}. */
public final class Diagnosis {

  private final CheckRequest request;
  private final Report report;
  private final ProjectRoot root;
  private final Account account = new Account();

  private Diagnosis(CheckRequest request, Report report) {
    this.request = request;
    this.report = report;
    this.root = ProjectRoot.above(request.start());
  }

  /** The account, as text with line feeds. */
  public static String of(CheckRequest request, Report report) {
    Diagnosis diagnosis = new Diagnosis(request, report);
    diagnosis.missing();
    diagnosis.configuration();
    diagnosis.code();
    diagnosis.entryPoints();
    diagnosis.stores();
    diagnosis.screen();
    diagnosis.blindSpots();
    diagnosis.next();
    return diagnosis.account.toString();
  }

  private void missing() {
    if (report.incomplete().isEmpty()) {
      return;
    }
    account.heading("What is missing");
    for (Incompleteness reason : report.incomplete()) {
      account.item(capital(reason.what()) + ".");
      account.remark(capital(reason.remedy()) + ".");
    }
  }

  private void configuration() {
    account.heading("Configuration");
    Optional<Path> file = request.configuration().or(root::configuration);
    account.sentence(
        file.map(
                path ->
                    shown(path) + (request.configuration().isPresent() ? ", as asked for." : "."))
            .orElse(
                "No "
                    + ProjectRoot.FILE_NAME
                    + " from here up to the root of the repository: annotations and what Lethe"
                    + " knows about libraries decide."));
  }

  private void code() {
    account.heading("What was read");
    account.sentence("As application code: " + list(request.classes()) + ".");
    account.sentence(
        request.classpath().isEmpty()
            ? "No libraries were given; what they do can only be assumed."
            : "As libraries: "
                + plural(request.classpath().size(), "entry", "entries")
                + " of the class path.");
    account.sentence(sources());
    account.items(report.statistics().stream().map(Diagnosis::count).toList());
  }

  private String sources() {
    return request.sources().isEmpty()
        ? "No sources were given: places are told by class files, without columns."
        : "Sources: " + list(request.sources()) + ".";
  }

  private static String count(Statistic statistic) {
    return statistic.name() + ": " + statistic.value();
  }

  private void entryPoints() {
    account.heading("Where sessions start");
    if (report.entryPoints().isEmpty()) {
      account.sentence("Nowhere that Lethe can see, so it followed nothing.");
      account.sentence(
          "It would have seen methods that these call or are handed, and code that asks a model"
              + " through them: "
              + known()
              + "; failing that, tools of the project's own and code that speaks to a model's"
              + " endpoint.");
      return;
    }
    for (PlacedEntryPoint entry : report.entryPoints()) {
      account.item(symbol(entry.entryPoint().place()) + ": " + entry.entryPoint().reason());
      account.remark(entry.at().file() + ":" + entry.at().line());
    }
    account.sentence(
        "From there the agent can reach "
            + plural(report.reachedMethods(), "method", "methods")
            + " of application code.");
  }

  private static String known() {
    return Frameworks.all().stream().map(Framework::library).collect(Collectors.joining(", "));
  }

  private void stores() {
    account.heading("What outlives a session, and what does not");
    List<String> memories = discoveries(Discovery.Topic.MEMORY);
    if (memories.isEmpty()) {
      account.sentence(
          "Nothing is declared in the code or the configuration. Lethe still knows the stores of the"
              + " JDK and looks at static fields; recordings of your own it must be told"
              + " (@RecordingStore, or 'recordings' in "
              + ProjectRoot.FILE_NAME
              + ").");
    }
    account.items(memories);
  }

  private void screen() {
    List<String> deeds = discoveries(Discovery.Topic.SCREEN);
    if (!deeds.isEmpty()) {
      account.heading("What the agent does with a screen");
      account.items(deeds);
    }
  }

  private List<String> discoveries(Discovery.Topic topic) {
    return report.discoveries().stream()
        .filter(discovery -> discovery.topic() == topic)
        .map(Diagnosis::discovery)
        .toList();
  }

  private static String discovery(Discovery discovery) {
    return discovery.kind() + " " + discovery.symbol() + ": " + discovery.reason();
  }

  private void blindSpots() {
    account.heading("What could not be seen");
    if (report.blindSpots().isEmpty()) {
      account.sentence("Nothing on the agent's way was hidden.");
    }
    for (PlacedBlindSpot spot : report.blindSpots()) {
      account.item(
          spot.blindSpot().kind()
              + " in "
              + symbol(spot.blindSpot().place())
              + ": "
              + spot.blindSpot().consequence());
      account.remark(spot.at().file() + ":" + spot.at().line());
    }
  }

  private void next() {
    account.heading("The answer so far");
    account.sentence(
        "A check of this ends as "
            + report.verdict().word()
            + ", with "
            + plural(report.findings().size(), "finding", "findings")
            + ".");
  }

  private String list(List<Path> paths) {
    return paths.isEmpty()
        ? "nothing"
        : paths.stream().map(this::shown).collect(Collectors.joining(", "));
  }

  private String shown(Path path) {
    Path absolute = path.toAbsolutePath().normalize();
    Path shown =
        absolute.startsWith(root.directory()) ? root.directory().relativize(absolute) : path;
    return shown.toString().replace('\\', '/');
  }

  private static String symbol(Place place) {
    String member = place.member();
    int descriptor = member.indexOf('(');
    String name = descriptor < 0 ? member : member.substring(0, descriptor);
    return name.isEmpty() ? place.type() : place.type() + "#" + name;
  }

  private static String plural(int count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }

  private static String capital(String sentence) {
    return sentence.isEmpty()
        ? sentence
        : Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
  }
}
