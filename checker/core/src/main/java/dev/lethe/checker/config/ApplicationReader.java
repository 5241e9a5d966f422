package dev.lethe.checker.config;

import dev.lethe.catalogue.vocabulary.Origin;
import dev.lethe.catalogue.vocabulary.PackagePattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads {@code application}: artifacts have a colon, package patterns have none. */
final class ApplicationReader {

  private static final Pattern ARTIFACT = Pattern.compile("[\\w.-]+:[\\w.-]+");
  private static final Pattern STARS = Pattern.compile("\\.\\*\\*?$");

  private final List<ArtifactName> artifacts = new ArrayList<>();
  private final List<PackagePattern> packages;

  ApplicationReader(Section file) {
    packages = file.texts("application", this::read);
  }

  List<ArtifactName> artifacts() {
    return artifacts;
  }

  List<PackagePattern> packages() {
    return packages;
  }

  private Optional<PackagePattern> read(Text text) {
    Origin origin = text.problems().origin(text.node());
    if (ARTIFACT.matcher(text.value()).matches()) {
      String[] parts = text.value().split(":", -1);
      artifacts.add(new ArtifactName(parts[0], parts[1], origin));
      return Optional.empty();
    }
    if (Text.isQualified(STARS.matcher(text.value()).replaceFirst(""))) {
      return Optional.of(new PackagePattern(text.value(), origin));
    }
    return text.fail(
        "'%s' is neither group:artifact nor a package pattern such as com.acme.kit.**"
            .formatted(text.value()));
  }
}
