package dev.lethe.analysis.callgraph;

import java.util.List;

/** Which classes provide a service, as {@code META-INF/services} says. */
public interface Services {

  /** Internal names of the providers of a service, given by its internal name, in order. */
  List<String> providers(String service);
}
