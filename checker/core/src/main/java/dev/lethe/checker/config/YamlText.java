package dev.lethe.checker.config;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.schema.CoreSchema;

/**
 * The bytes of a YAML file, turned into nodes with marks; nothing is constructed from them.
 *
 * @param path the file
 * @param name how messages call it
 */
record YamlText(Path path, String name) {

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /** The file's only document; empty if there is nothing but comments. */
  Optional<Node> root() {
    String text = read();
    try {
      return new Compose(settings()).composeString(text).filter(node -> !isNothing(node));
    } catch (MarkedYamlEngineException e) {
      throw problem(line(e), "no YAML: " + oneLine(e.getProblem()));
    } catch (ReaderException e) {
      throw problem(line(text, e.getPosition()), forbidden(e.getCodePoint()));
    } catch (YamlEngineException e) {
      throw problem(0, "no YAML: " + oneLine(String.valueOf(e.getMessage())));
    }
  }

  private static boolean isNothing(Node node) {
    return node.getTag().equals(Tag.NULL);
  }

  private LoadSettings settings() {
    return LoadSettings.builder()
        .setLabel(name)
        .setSchema(new CoreSchema())
        .setAllowNonScalarKeys(true)
        .build();
  }

  private String read() {
    try {
      String text = decode(Files.readAllBytes(path));
      return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    } catch (CharacterCodingException e) {
      throw problem(0, "is not UTF-8; save it in that encoding");
    } catch (NoSuchFileException e) {
      throw problem(0, "does not exist; name an existing file, or leave the option out");
    } catch (IOException e) {
      throw problem(0, "cannot be read (" + e.getMessage() + "); name a readable file");
    }
  }

  private static String decode(byte[] bytes) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
  }

  private static int line(MarkedYamlEngineException e) {
    return e.getProblemMark().or(e::getContextMark).map(mark -> mark.getLine() + 1).orElse(0);
  }

  private static int line(String text, int position) {
    int end = Math.min(position, text.length());
    return 1 + (int) text.substring(0, end).chars().filter(character -> character == '\n').count();
  }

  private static String forbidden(int codePoint) {
    return "the character U+%04X is not allowed in YAML; remove it".formatted(codePoint);
  }

  private static String oneLine(String message) {
    return message.strip().replaceAll("\\s+", " ");
  }

  private ConfigurationException problem(int line, String sentence) {
    String where = line > 0 ? name + ":" + line : name;
    return new ConfigurationException(List.of(where + ": " + sentence));
  }
}
