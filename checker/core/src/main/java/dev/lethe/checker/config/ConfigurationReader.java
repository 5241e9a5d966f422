package dev.lethe.checker.config;

import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.Severity;
import dev.lethe.catalogue.vocabulary.MemberPattern;
import dev.lethe.catalogue.vocabulary.PackagePattern;
import dev.lethe.catalogue.vocabulary.Vocabulary;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads {@code lethe.yml}. */
public final class ConfigurationReader {

  private static final List<String> RULES = names(Rules.all());

  /**
   * Reads a file.
   *
   * @param file the file
   * @param name how messages and reports call it
   * @throws ConfigurationException with everything that is wrong with it
   */
  public Configuration read(Path file, String name) {
    Problems problems = new Problems(name);
    Configuration configuration =
        new YamlText(file, name)
            .root()
            .flatMap(root -> Section.of(root, "the file", Keys.FILE, problems))
            .map(ConfigurationReader::configuration)
            .orElse(Configuration.none());
    problems.raise();
    return configuration;
  }

  private static Configuration configuration(Section file) {
    ApplicationReader application = new ApplicationReader(file);
    return new Configuration(
        vocabulary(file, application.packages()),
        application.artifacts(),
        settings(file),
        failOn(file),
        new AllowancesReader(file).allowances());
  }

  private static Vocabulary vocabulary(Section file, List<PackagePattern> packages) {
    StoresReader stores = new StoresReader(file);
    return new Vocabulary(
        file.texts("entryPoints", ConfigurationReader::memberPattern),
        packages,
        stores.recordings(),
        stores.recordingPaths(),
        stores.stores(),
        stores.inputs(),
        stores.inputPaths(),
        file.texts("sessionScoped", StoresReader::declaredType),
        new CoordinatesReader(file).coordinates(),
        new NotesReader(file).notes());
  }

  static Optional<MemberPattern> memberPattern(Text text) {
    return text.parsed(value -> MemberPattern.parse(value, text.problems().origin(text.node())));
  }

  private static Map<String, RuleSetting> settings(Section file) {
    Map<String, RuleSetting> settings = new LinkedHashMap<>();
    file.value("rules")
        .flatMap(node -> Section.open(node, "'rules'", file.problems()))
        .ifPresent(section -> readSettings(section, settings));
    return settings;
  }

  private static void readSettings(Section section, Map<String, RuleSetting> settings) {
    for (Text rule : section.keys()) {
      Optional<RuleSetting> setting =
          section.text(rule.value()).flatMap(ConfigurationReader::setting);
      if (rule.oneOf("rule", RULES).isPresent()) {
        setting.ifPresent(known -> settings.put(rule.value(), known));
      }
    }
  }

  private static List<String> names(List<Rule> rules) {
    return rules.stream().map(Rule::name).toList();
  }

  private static Optional<RuleSetting> setting(Text text) {
    List<String> words = Stream.of(RuleSetting.values()).map(RuleSetting::word).toList();
    return text.oneOf("severity", words).map(word -> RuleSetting.values()[words.indexOf(word)]);
  }

  private static Severity failOn(Section file) {
    List<String> words = List.of(Severity.ERROR.word(), Severity.WARNING.word());
    return file.text("failOn")
        .flatMap(text -> text.oneOf("severity", words))
        .filter(Severity.WARNING.word()::equals)
        .map(word -> Severity.WARNING)
        .orElse(Severity.ERROR);
  }
}
