package dev.lethe.analysis.models;

import dev.lethe.analysis.program.ClassModel;
import dev.lethe.analysis.program.Program;
import dev.lethe.catalogue.apis.ApiFile;
import dev.lethe.catalogue.apis.Neutral;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The catalogue's types whose objects are no state, found by the type itself or a supertype. */
final class Neutrals {

  private final Program program;
  private final Set<String> types = new HashSet<>();
  private final Set<String> packages = new HashSet<>();
  private final Map<String, Boolean> known = new HashMap<>();

  Neutrals(Program program, List<ApiFile> files) {
    this.program = program;
    files.stream().flatMap(ApiFile::neutrals).forEach(this::add);
  }

  private void add(Neutral neutral) {
    String name = neutral.type().replace('.', '/');
    if (name.endsWith("/*")) {
      packages.add(name.substring(0, name.length() - 2));
    } else {
      types.add(name);
    }
  }

  boolean contains(String type) {
    return known.computeIfAbsent(type, this::find);
  }

  private boolean find(String type) {
    if (type.charAt(0) == '[' || program.isApplication(type)) {
      return false;
    }
    if (isNamed(type)) {
      return true;
    }
    for (ClassModel model : program.lineage(type)) {
      if (isNamed(model.name())) {
        return true;
      }
    }
    return false;
  }

  private boolean isNamed(String type) {
    int slash = type.lastIndexOf('/');
    return types.contains(type) || (slash > 0 && packages.contains(type.substring(0, slash)));
  }
}
