package dev.lethe.checker;

import dev.lethe.catalogue.Severity;

/**
 * What a check was measured by.
 *
 * @param module directory of what was checked, relative to the repository with forward slashes;
 *     empty for the repository itself
 * @param failOn the lightest severity that fails the build
 */
public record Terms(String module, Severity failOn) {

  /** The same terms with another severity. */
  public Terms withFailOn(Severity other) {
    return new Terms(module, other);
  }
}
