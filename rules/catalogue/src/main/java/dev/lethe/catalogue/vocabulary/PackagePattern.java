package dev.lethe.catalogue.vocabulary;

/**
 * A pattern for packages: {@code com.acme.kit} (that package), {@code com.acme.kit.*} (its direct
 * sub-packages), {@code com.acme.kit.**} (it and all below).
 *
 * @param text the pattern
 * @param origin where it was declared
 */
public record PackagePattern(String text, Origin origin) {

  /** Whether the pattern covers a package, given with dots. */
  public boolean matches(String name) {
    if (text.endsWith(".**")) {
      String root = text.substring(0, text.length() - 3);
      return name.equals(root) || name.startsWith(root + ".");
    }
    if (text.endsWith(".*")) {
      String root = text.substring(0, text.length() - 1);
      return name.startsWith(root) && name.indexOf('.', root.length()) < 0;
    }
    return name.equals(text);
  }
}
