package dev.lethe.analysis.judge;

import dev.lethe.catalogue.vocabulary.StoreKind;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whether a write and a read are one channel: write in one session, read in the next. */
final class Channels {

  /** A table, collection or entity that is named by itself, without a statement. */
  private static final Pattern TABLE = Pattern.compile("[\\w./-]+");

  private static final Pattern READ_TABLE =
      Pattern.compile("\\b(?:from|join)\\s+([\\w.\"`\\[\\]$]+)");
  private static final Pattern WRITTEN_TABLE =
      Pattern.compile(
          "\\b(?:into|update|delete\\s+from|replace\\s+into|truncate\\s+table|truncate)\\s+([\\w.\"`\\[\\]$]+)");

  private Channels() {}

  /** Whether constants show that what is written is what is read. */
  static boolean connects(Access write, Access read) {
    if (write.kind() != read.kind()) {
      return false;
    }
    return switch (read.kind()) {
      case DATABASE ->
          read.place().isEmpty() ? sameKey(write, read) : sameTable(write.place(), read.place());
      case PREFERENCES -> meet(write.place(), read.place()) && sameNodeKey(write, read);
      case FILE -> meet(write.place(), read.place());
      default -> samePlace(write, read) || sameKey(write, read);
    };
  }

  private static boolean sameKey(Access write, Access read) {
    return write.store().equals(read.store()) && meet(write.key(), read.key());
  }

  private static boolean samePlace(Access write, Access read) {
    return meet(write.place(), read.place()) && sameNodeKey(write, read);
  }

  private static boolean sameNodeKey(Access write, Access read) {
    return read.key().isEmpty() || write.key().isEmpty() || meet(write.key(), read.key());
  }

  private static boolean meet(Set<PlaceText> first, Set<PlaceText> second) {
    return first.stream().anyMatch(one -> second.stream().anyMatch(one::meets));
  }

  private static boolean sameTable(Set<PlaceText> written, Set<PlaceText> read) {
    Set<String> tables = tables(written, WRITTEN_TABLE);
    tables.retainAll(tables(read, READ_TABLE));
    return !tables.isEmpty();
  }

  private static Set<String> tables(Set<PlaceText> statements, Pattern pattern) {
    Set<String> tables = new TreeSet<>();
    for (PlaceText statement : statements) {
      String text = statement.text().toLowerCase(Locale.ROOT);
      if (statement.exact() && TABLE.matcher(text).matches()) {
        tables.add(text);
      }
      Matcher matcher = pattern.matcher(text);
      while (matcher.find()) {
        tables.add(matcher.group(1).replaceAll("[\"`\\[\\]]", ""));
      }
    }
    return tables;
  }

  /** Kinds of stores that are memory whether or not a write of the same place is seen. */
  static boolean isAlwaysMemory(StoreKind kind) {
    return kind == StoreKind.AGENT_MEMORY || kind == StoreKind.VECTOR_INDEX;
  }
}
