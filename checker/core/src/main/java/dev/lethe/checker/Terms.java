package dev.lethe.checker;

import dev.lethe.catalogue.Severity;
import java.util.Optional;

/**
 * What a check was measured by.
 *
 * @param module directory of what was checked, relative to the repository with forward slashes;
 *     empty for the repository itself
 * @param failOn the lightest severity that fails the build
 * @param baseline the file that lists known findings; empty: there is none
 */
public record Terms(String module, Severity failOn, Optional<String> baseline) {

  /** The same terms with another severity. */
  public Terms withFailOn(Severity other) {
    return new Terms(module, other, baseline);
  }
}
