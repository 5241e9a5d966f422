package dev.lethe.checker;

import dev.lethe.analysis.Analysis;
import dev.lethe.analysis.AnalysisInput;
import dev.lethe.analysis.AnalysisResult;
import dev.lethe.analysis.Incompleteness;
import dev.lethe.analysis.UnreadableInputException;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.vocabulary.MemberPattern;
import dev.lethe.catalogue.vocabulary.Vocabulary;
import dev.lethe.checker.baseline.Baseline;
import dev.lethe.checker.baseline.BaselineFile;
import dev.lethe.checker.config.Configuration;
import dev.lethe.checker.config.ConfigurationException;
import dev.lethe.checker.config.ConfigurationReader;
import dev.lethe.checker.config.ProjectRoot;
import dev.lethe.checker.settle.Settlement;
import dev.lethe.checker.source.SourcePlaces;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The whole check. */
public final class Checker {

  private final Function<AnalysisInput, AnalysisResult> analysis;

  /** A checker with Lethe's analysis. */
  public Checker() {
    this(Analysis::of);
  }

  Checker(Function<AnalysisInput, AnalysisResult> analysis) {
    this.analysis = analysis;
  }

  /**
   * Checks a project.
   *
   * @throws ConfigurationException when its configuration is wrong
   * @throws UnreadableInputException when something that was named cannot be read
   */
  public Report check(CheckRequest request) {
    return check(request, baseline(request));
  }

  Report check(CheckRequest request, Baseline baseline) {
    ProjectRoot root = ProjectRoot.above(request.start());
    Configuration configuration = configuration(request);
    AnalysisResult result = analyse(request, configuration);
    SourcePlaces places = new SourcePlaces(request.sources(), root.directory());
    Set<String> judged =
        rules(request, configuration).stream().map(Rule::name).collect(Collectors.toSet());
    Settlement settlement =
        Settlement.of(result, places, configuration, baseline, judged, request.today());
    Terms terms = new Terms(module(request, root), configuration.failOn(), baseline.file());
    return Report.of(result, places, terms, settlement);
  }

  private static Baseline baseline(CheckRequest request) {
    BaselineFile file = baselineFile(request);
    boolean isWanted = request.baseline().isPresent() || Files.exists(file.path());
    return isWanted ? file.read() : Baseline.none();
  }

  /** The file that lists what is known, be it there or not. */
  static BaselineFile baselineFile(CheckRequest request) {
    Path path = request.baseline().orElseGet(() -> request.start().resolve(Baseline.FILE_NAME));
    return new BaselineFile(path, name(path, ProjectRoot.above(request.start())));
  }

  private static String module(CheckRequest request, ProjectRoot root) {
    Path start = request.start().toAbsolutePath().normalize();
    return root.directory().relativize(start).toString().replace('\\', '/');
  }

  /**
   * Analyses a project and settles nothing: for questions about its reachable code.
   *
   * @throws ConfigurationException when its configuration is wrong
   * @throws UnreadableInputException when something that was named cannot be read
   */
  public AnalysisResult analyse(CheckRequest request) {
    return analyse(request, configuration(request));
  }

  /**
   * What the project that a request names has decided.
   *
   * @throws ConfigurationException when that is wrong
   */
  public static Configuration configuration(CheckRequest request) {
    ProjectRoot root = ProjectRoot.above(request.start());
    Optional<Path> file = request.configuration().or(root::configuration);
    return file.map(path -> new ConfigurationReader().read(path, name(path, root)))
        .orElse(Configuration.none());
  }

  private static String name(Path file, ProjectRoot root) {
    Path absolute = file.toAbsolutePath().normalize();
    boolean sameDrive = Objects.equals(absolute.getRoot(), root.directory().getRoot());
    Path shown = sameDrive ? root.directory().relativize(absolute) : absolute;
    return shown.toString().replace('\\', '/');
  }

  private AnalysisResult analyse(CheckRequest request, Configuration configuration) {
    ApplicationCode code = ApplicationCode.of(request, configuration.artifacts());
    Vocabulary vocabulary = withEntryPoints(configuration.vocabulary(), request.entryPoints());
    List<Rule> rules = rules(request, configuration);
    AnalysisResult result =
        analysis.apply(
            new AnalysisInput(
                code.application(), code.libraries(), request.jdk(), vocabulary, rules));
    return withIncomplete(result, code.incomplete());
  }

  private static List<Rule> rules(CheckRequest request, Configuration configuration) {
    return request.rules().stream().filter(rule -> !configuration.isOff(rule.name())).toList();
  }

  private static Vocabulary withEntryPoints(Vocabulary said, List<MemberPattern> further) {
    return new Vocabulary(
        Stream.concat(said.entryPoints().stream(), further.stream()).toList(),
        said.application(),
        said.recordings(),
        said.recordingPaths(),
        said.stores(),
        said.inputs(),
        said.inputPaths(),
        said.sessionScoped(),
        said.coordinates(),
        said.notes());
  }

  private static AnalysisResult withIncomplete(
      AnalysisResult result, List<Incompleteness> further) {
    return new AnalysisResult(
        result.findings(),
        result.allowances(),
        result.blindSpots(),
        Stream.concat(result.incomplete().stream(), further.stream()).sorted().toList(),
        result.entryPoints(),
        result.discoveries(),
        result.reached(),
        result.statistics());
  }
}
