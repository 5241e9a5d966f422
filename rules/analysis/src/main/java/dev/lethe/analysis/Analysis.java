package dev.lethe.analysis;

import dev.lethe.analysis.bytecode.Flows;
import dev.lethe.analysis.bytecode.ProgramReader;
import dev.lethe.analysis.callgraph.CallGraph;
import dev.lethe.analysis.classpath.ClassPath;
import dev.lethe.analysis.entrypoints.EntryPoints;
import dev.lethe.analysis.facts.Facts;
import dev.lethe.analysis.facts.Words;
import dev.lethe.analysis.judge.Case;
import dev.lethe.analysis.judge.Judge;
import dev.lethe.analysis.judge.Judges;
import dev.lethe.analysis.models.Models;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.apis.ApiFile;
import dev.lethe.catalogue.apis.Apis;
import dev.lethe.catalogue.finding.Finding;
import dev.lethe.catalogue.frameworks.Framework;
import dev.lethe.catalogue.frameworks.Frameworks;
import dev.lethe.catalogue.vocabulary.Vocabulary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The whole analysis: class files in, findings out. */
public final class Analysis {

  private Analysis() {}

  /**
   * Reads the class files, finds what the agent can reach, and judges it.
   *
   * @throws UnreadableInputException when something that was named cannot be read at all: a missing
   *     directory, a jar that is not a zip, a JDK home that is none
   */
  public static AnalysisResult of(AnalysisInput input) {
    try (ClassPath classPath = new ClassPath(input.application(), input.libraries(), input.jdk())) {
      Vocabulary vocabulary = input.vocabulary();
      List<Framework> frameworks = Frameworks.all();
      List<ApiFile> apis = Apis.all();
      ProgramReader reader =
          new ProgramReader(
              classPath,
              Words.marks(vocabulary, frameworks, apis),
              name -> isApplication(vocabulary, name));
      Program program = reader.read(!vocabulary.application().isEmpty());
      Models models = new Models(program, apis);
      Facts facts = new Facts(program, models, vocabulary);
      Flows flows = new Flows();
      EntryPoints entryPoints =
          EntryPoints.find(program, flows, vocabulary.entryPoints(), frameworks);
      CallGraph graph =
          CallGraph.of(program, models, new ServiceFiles(classPath), flows, entryPoints.roots());
      Case evidence = Case.of(graph, facts);
      return new ResultAssembly(reader, facts, entryPoints, evidence)
          .result(judge(input, evidence));
    }
  }

  private static boolean isApplication(Vocabulary vocabulary, String packageName) {
    return vocabulary.application().stream().anyMatch(pattern -> pattern.matches(packageName));
  }

  private static List<Finding> judge(AnalysisInput input, Case evidence) {
    List<Finding> findings = new ArrayList<>();
    for (Judge judge : Judges.of(input.rules())) {
      findings.addAll(judge.judge(evidence));
    }
    Collections.sort(findings);
    return findings;
  }
}
