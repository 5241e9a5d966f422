package dev.lethe.analysis.bytecode;

import dev.lethe.analysis.program.ClassHead;
import dev.lethe.analysis.program.References;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassReader;

/**
 * One look at a class file's constant pool: which texts that matter it holds and which members it
 * refers to, as hashes of the raw bytes, without making a string of any (JVM specification, 4.4).
 */
final class HeadScan {

  private static final int UTF8 = 1;
  private static final int FIELD = 9;
  private static final int INTERFACE_METHOD = 11;
  private static final int CONSTRUCTOR = References.utf8Hash("<init>");

  private final ClassReader reader;
  private final byte[] bytes;

  private HeadScan(ClassReader reader, byte[] bytes) {
    this.reader = reader;
    this.bytes = bytes;
  }

  /** The head of an application class; {@code marks} are hashes of the texts to look out for. */
  static ClassHead application(byte[] bytes, Set<Integer> marks) {
    ClassReader reader = new ClassReader(bytes);
    HeadScan scan = new HeadScan(reader, bytes);
    return head(reader, scan.marked(marks), scan.references());
  }

  /** The head of a library class: names only. */
  static ClassHead library(byte[] bytes) {
    return head(new ClassReader(bytes), false, new int[0]);
  }

  private static ClassHead head(ClassReader reader, boolean marked, int[] references) {
    return new ClassHead(
        reader.getClassName(),
        reader.getSuperName(),
        List.of(reader.getInterfaces()),
        reader.getAccess(),
        marked,
        references);
  }

  private boolean marked(Set<Integer> marks) {
    for (int item = 1; item < reader.getItemCount(); item++) {
      int offset = reader.getItem(item);
      if (offset > 0 && bytes[offset - 1] == UTF8 && marks.contains(hash(offset))) {
        return true;
      }
    }
    return false;
  }

  private int[] references() {
    int[] found = new int[16];
    int count = 0;
    for (int item = 1; item < reader.getItemCount(); item++) {
      int offset = reader.getItem(item);
      if (offset > 0 && bytes[offset - 1] >= FIELD && bytes[offset - 1] <= INTERFACE_METHOD) {
        found = count == found.length ? Arrays.copyOf(found, count * 2) : found;
        found[count++] =
            memberHash(reader.readUnsignedShort(offset), reader.readUnsignedShort(offset + 2));
      }
    }
    int[] sorted = Arrays.copyOf(found, count);
    Arrays.sort(sorted);
    return sorted;
  }

  /** Constructors are told apart by their class, all other members by name and descriptor. */
  private int memberHash(int owner, int nameAndType) {
    int at = reader.getItem(nameAndType);
    int name = hash(reader.getItem(reader.readUnsignedShort(at)));
    if (name == CONSTRUCTOR) {
      return hash(reader.getItem(reader.readUnsignedShort(reader.getItem(owner)))) * 31 + name;
    }
    return name * 31 + hash(reader.getItem(reader.readUnsignedShort(at + 2)));
  }

  private int hash(int utf8) {
    int length = reader.readUnsignedShort(utf8);
    int hash = 0;
    for (int i = utf8 + 2; i < utf8 + 2 + length; i++) {
      hash = hash * 31 + (bytes[i] & 0xFF);
    }
    return hash;
  }
}
