package dev.lethe.maven;

import dev.lethe.checker.Report;
import dev.lethe.checker.settle.SettledFinding;
import dev.lethe.checker.settle.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.MavenProject;

/**
 * What the log of this build shows already. A module is checked together with those it depends on,
 * so a warning about one of these would be repeated by each module above it.
 */
final class ShownFindings {

  private static final String KEY = "dev.lethe.maven.shown";

  private final Reactor reactor;
  private final Map<String, Object> data;

  ShownFindings(MavenSession session) {
    this.reactor = new Reactor(session);
    this.data = session.getRequest().getData();
  }

  /**
   * What a module's report says that those of the modules it depends on have not said. A report
   * that fails the build is told whole.
   */
  Report fresh(MavenProject module, Report report) {
    synchronized (data) {
      shown().put(Reactor.nameOf(module), fingerprints(report));
      return report.verdict() == Verdict.VIOLATIONS
          ? report
          : Outcome.withFindings(report, unsaid(report.findings(), said(module)));
    }
  }

  @SuppressWarnings("unchecked")
  private Map<String, Set<String>> shown() {
    return (Map<String, Set<String>>)
        data.computeIfAbsent(KEY, key -> new TreeMap<String, Set<String>>());
  }

  private Set<String> said(MavenProject module) {
    return module.getArtifacts().stream()
        .flatMap(artifact -> reactor.moduleOf(artifact).stream())
        .flatMap(upstream -> shown().getOrDefault(Reactor.nameOf(upstream), Set.of()).stream())
        .collect(Collectors.toSet());
  }

  private static Set<String> fingerprints(Report report) {
    return report.findings().stream()
        .map(SettledFinding::fingerprint)
        .collect(Collectors.toUnmodifiableSet());
  }

  private static List<SettledFinding> unsaid(List<SettledFinding> findings, Set<String> said) {
    return findings.stream().filter(finding -> !said.contains(finding.fingerprint())).toList();
  }
}
