package dev.lethe.analysis.judge;

/**
 * What constants show of a place in a store.
 *
 * @param text the path, node, key or statement; a text in {@code ${…}} stands for a setting's value
 * @param exact whether that is the whole text, or only how it begins
 */
record PlaceText(String text, boolean exact) {

  /** Whether two places can be the same, or one lies in the other. */
  boolean meets(PlaceText other) {
    if (exact && other.exact) {
      return text.equals(other.text)
          || text.startsWith(other.text + "/")
          || other.text.startsWith(text + "/");
    }
    boolean known = !text.isEmpty() && !other.text.isEmpty();
    return known
        && ((!exact && other.text.startsWith(text))
            || (!other.exact && text.startsWith(other.text)));
  }

  PlaceText then(String separator, PlaceText next) {
    if (!exact) {
      return this;
    }
    boolean glue = !text.isEmpty() && !text.endsWith(separator) && !separator.isEmpty();
    return new PlaceText(text + (glue ? separator : "") + next.text, next.exact);
  }
}
