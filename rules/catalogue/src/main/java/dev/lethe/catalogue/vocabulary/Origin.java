package dev.lethe.catalogue.vocabulary;

/**
 * Where somebody said something, for messages.
 *
 * @param source a file's name, or an option ({@code lethe.yml}, {@code --entry})
 * @param line line number from 1, or 0 where there is none
 */
public record Origin(String source, int line) {
  @Override
  public String toString() {
    return line > 0 ? source + ":" + line : source;
  }
}
