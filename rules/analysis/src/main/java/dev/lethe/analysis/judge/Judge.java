package dev.lethe.analysis.judge;

import dev.lethe.catalogue.finding.Finding;
import java.util.List;

/** Decides one rule. */
public interface Judge {

  /** All breaches of the rule, one for each line, in any order. */
  List<Finding> judge(Case evidence);
}
