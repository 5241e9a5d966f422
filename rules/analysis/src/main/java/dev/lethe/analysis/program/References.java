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
  private @Nullable Index index;

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
    Index known = index();
    int bucket = known.bucket(hash);
    List<ClassModel> found = new ArrayList<>();
    for (int i = known.starts[bucket]; i < known.starts[bucket + 1]; i++) {
      ClassModel model = classes.get(known.entries[i]);
      boolean again = i > known.starts[bucket] && known.entries[i] == known.entries[i - 1];
      if (!again && Arrays.binarySearch(model.references(), hash) >= 0) {
        found.add(model);
      }
    }
    return found;
  }

  private Index index() {
    if (index == null) {
      index = new Index(classes);
    }
    return index;
  }

  /**
   * Numbers of the classes that hold a hash of a bucket, bucket after bucket and ascending within
   * one; made when first asked for.
   */
  private static final class Index {

    private static final int FEWEST_BUCKETS = 1 << 10;
    private static final int MOST_BUCKETS = 1 << 20;

    private final int[] starts;
    private final int[] entries;

    Index(List<ClassModel> classes) {
      int size = classes.stream().mapToInt(model -> model.references().length).sum();
      int buckets =
          Math.max(FEWEST_BUCKETS, Math.min(MOST_BUCKETS, Integer.highestOneBit(size + 1)));
      starts = new int[buckets + 1];
      entries = new int[size];
      count(classes);
      fill(classes);
    }

    private int bucket(int hash) {
      return (hash * 0x9E3779B9 >>> 8) & starts.length - 2;
    }

    private void count(List<ClassModel> classes) {
      for (ClassModel model : classes) {
        for (int hash : model.references()) {
          starts[bucket(hash) + 1]++;
        }
      }
      for (int i = 1; i < starts.length; i++) {
        starts[i] += starts[i - 1];
      }
    }

    private void fill(List<ClassModel> classes) {
      int[] next = Arrays.copyOf(starts, starts.length - 1);
      for (int i = 0; i < classes.size(); i++) {
        for (int hash : classes.get(i).references()) {
          entries[next[bucket(hash)]++] = i;
        }
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
