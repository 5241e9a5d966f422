package dev.lethe.catalogue.vocabulary;

/**
 * A place on disk: a path, or a pattern in which {@code *} is part of one name and {@code **} any
 * number of folders ({@code recordings/**}).
 *
 * @param text the pattern, forward slashes
 * @param origin where it was declared
 */
public record PathPattern(String text, Origin origin) {

  /**
   * Whether the pattern covers a constant path (forward slashes; a leading {@code ./} does not
   * matter).
   */
  public boolean matches(String path) {
    return matches(normal(text).split("/", -1), 0, normal(path).split("/", -1), 0);
  }

  private static String normal(String path) {
    String slashed = path.replace('\\', '/');
    return slashed.startsWith("./") ? slashed.substring(2) : slashed;
  }

  private static boolean matches(String[] pattern, int p, String[] path, int n) {
    if (p == pattern.length) {
      return n == path.length;
    }
    if (pattern[p].equals("**")) {
      return matches(pattern, p + 1, path, n)
          || (n < path.length && matches(pattern, p, path, n + 1));
    }
    return n < path.length
        && matchesName(pattern[p], path[n])
        && matches(pattern, p + 1, path, n + 1);
  }

  private static boolean matchesName(String pattern, String name) {
    int star = pattern.indexOf('*');
    if (star < 0) {
      return pattern.equals(name);
    }
    if (!name.startsWith(pattern.substring(0, star))) {
      return false;
    }
    String tail = pattern.substring(star + 1);
    for (int at = star; at <= name.length(); at++) {
      if (matchesName(tail, name.substring(at))) {
        return true;
      }
    }
    return false;
  }
}
