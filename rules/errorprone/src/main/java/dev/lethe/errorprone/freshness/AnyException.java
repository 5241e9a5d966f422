package dev.lethe.errorprone.freshness;

import java.util.AbstractMap;
import java.util.Map;
import java.util.Set;
import javax.lang.model.type.TypeMirror;

/**
 * Says the same of every exception. Without it, the library takes what was known before a call for
 * what is known when the call fails, but a tap that fails may have hit.
 */
final class AnyException extends AbstractMap<TypeMirror, Known> {

  private final Known known;

  AnyException(Known known) {
    this.known = known;
  }

  @Override
  public Known get(Object exception) {
    return known;
  }

  @Override
  public Set<Map.Entry<TypeMirror, Known>> entrySet() {
    return Set.of();
  }
}
