package dev.lethe.analysis.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which application classes refer to a member. Built from constant pools alone: a class that is not
 * listed certainly has no such instruction; one that is listed has it unless two names share a
 * hash.
 */
public final class References {

  private final List<ClassModel> classes;
  private long @Nullable [] index;

  References(List<ClassModel> classes) {
    this.classes = classes;
  }

  /** The hash under which a member of a name and descriptor is recorded, whatever its owner. */
  public static int hash(String name, String descriptor) {
    return utf8Hash(name) * 31 + utf8Hash(descriptor);
  }

  /** Application classes that refer to a constructor of a class, in the order of their names. */
  public List<ClassModel> toConstructors(String type) {
    return holding(utf8Hash(type) * 31 + utf8Hash("<init>"));
  }

  /**
   * Application classes that refer to a member of this name and descriptor, in the order of their
   * names.
   */
  public List<ClassModel> to(String name, String descriptor) {
    return holding(hash(name, descriptor));
  }

  private List<ClassModel> holding(int hash) {
    long[] index = index();
    long first = (long) hash << 32;
    int at = Arrays.binarySearch(index, first);
    List<ClassModel> found = new ArrayList<>();
    for (int i = at < 0 ? -at - 1 : at; i < index.length && (int) (index[i] >> 32) == hash; i++) {
      found.add(classes.get((int) index[i]));
    }
    return found;
  }

  /** Pairs of a hash and a class's number, sorted; made when first asked for. */
  private long[] index() {
    if (index == null) {
      int size = 0;
      for (ClassModel model : classes) {
        size += model.references().length;
      }
      index = new long[size];
      fill(index);
      Arrays.parallelSort(index);
    }
    return index;
  }

  private void fill(long[] pairs) {
    int next = 0;
    for (int i = 0; i < classes.size(); i++) {
      for (int hash : classes.get(i).references()) {
        pairs[next++] = (long) hash << 32 | i;
      }
    }
  }

  /**
   * The hash of a text in the form in which class files hold it; modified UTF-8 differs from chars
   * beyond ASCII only.
   */
  public static int utf8Hash(String text) {
    int hash = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != 0 && c < 0x80) {
        hash = hash * 31 + c;
      } else if (c < 0x800) {
        hash = (hash * 31 + (0xC0 | c >> 6)) * 31 + (0x80 | c & 0x3F);
      } else {
        hash =
            ((hash * 31 + (0xE0 | c >> 12)) * 31 + (0x80 | c >> 6 & 0x3F)) * 31 + (0x80 | c & 0x3F);
      }
    }
    return hash;
  }
}
