package dev.lethe.analysis.judge.wiring;

/**
 * What is known of a value on the way back to where it comes from.
 *
 * @param kind the word of the kind of store it is read as; empty where nothing said it yet
 * @param isKept whether a static field or a bean of singleton scope keeps it
 * @param provision whether a provider is asked for it
 * @param depth how many bodies may still be looked into
 */
record Trail(String kind, boolean isKept, Source.Provision provision, int depth) {

  private static final int DEEPEST = 6;

  static final Trail START = new Trail("", false, Source.Provision.NONE, DEEPEST);

  /** The outermost reader says what the store is read as. */
  Trail as(String reader) {
    return kind.isEmpty() ? new Trail(reader, isKept, provision, depth) : this;
  }

  Trail kept(boolean alsoKept) {
    return new Trail(kind, isKept || alsoKept, provision, depth);
  }

  /** In the body of a provider. */
  Trail provided() {
    return new Trail(kind, isKept, Source.Provision.ANEW, depth);
  }

  /**
   * Out of a provider's body again: what is found there was there before it was asked. A store is
   * asked for what belongs to an id; anything else is the same for all.
   */
  Trail captured() {
    boolean isSame = provision == Source.Provision.ANEW && kind.isEmpty();
    return isSame ? new Trail(kind, isKept, Source.Provision.SAME, depth) : this;
  }

  Trail deeper() {
    return new Trail(kind, isKept, provision, depth - 1);
  }

  boolean isTooLong() {
    return depth == 0;
  }
}
