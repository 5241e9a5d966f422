package dev.lethe.analysis.classpath;

import dev.lethe.analysis.UnreadableInputException;
import java.io.IOException;
import java.lang.ref.SoftReference;

/** A class file. Its bytes are let go when memory gets short, and read again when asked for. */
public final class ClassFile {

  /** Reads the bytes of a file. */
  interface Content {
    byte[] read() throws IOException;
  }

  private final String location;
  private final Content content;
  private SoftReference<byte[]> bytes;

  private ClassFile(String location, Content content, byte[] bytes) {
    this.location = location;
    this.content = content;
    this.bytes = new SoftReference<>(bytes);
  }

  /**
   * Reads a class file.
   *
   * @param location path of the file, or jar and entry, for messages
   * @param content reads it, now and perhaps again
   */
  static ClassFile read(String location, Content content) throws IOException {
    return new ClassFile(location, content, content.read());
  }

  /** Path of the file, or jar and entry, for messages. */
  public String location() {
    return location;
  }

  /** The content. */
  public byte[] bytes() {
    byte[] kept = bytes.get();
    if (kept == null) {
      kept = readAgain();
      bytes = new SoftReference<>(kept);
    }
    return kept;
  }

  private byte[] readAgain() {
    try {
      return content.read();
    } catch (IOException e) {
      throw new UnreadableInputException(
          location + " changed while it was being checked: " + e.getMessage() + "; run again", e);
    }
  }
}
