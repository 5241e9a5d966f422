package dev.lethe.analysis;

import dev.lethe.analysis.callgraph.Services;
import dev.lethe.analysis.classpath.ClassFile;
import dev.lethe.analysis.classpath.ClassPath;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Providers of services as {@code META-INF/services} on the class path names them ({@link
 * java.util.ServiceLoader}).
 */
final class ServiceFiles implements Services {

  private final ClassPath classPath;

  ServiceFiles(ClassPath classPath) {
    this.classPath = classPath;
  }

  @Override
  public List<String> providers(String service) {
    List<String> providers = new ArrayList<>();
    for (ClassFile file : classPath.resources("META-INF/services/" + service.replace('/', '.'))) {
      for (String line : new String(file.bytes(), StandardCharsets.UTF_8).split("\n", -1)) {
        int comment = line.indexOf('#');
        String name = (comment < 0 ? line : line.substring(0, comment)).strip();
        if (!name.isEmpty()) {
          providers.add(name.replace('.', '/'));
        }
      }
    }
    return providers;
  }
}
