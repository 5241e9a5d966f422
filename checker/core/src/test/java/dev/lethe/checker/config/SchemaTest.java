package dev.lethe.checker.config;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import dev.lethe.catalogue.Rule;
import dev.lethe.catalogue.Rules;
import dev.lethe.catalogue.vocabulary.StoreKind;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** What editors are told about {@code lethe.yml} is what the reader accepts. */
class SchemaTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  static Stream<Arguments> mappings() {
    return Stream.of(
        Arguments.of("", Keys.FILE),
        Arguments.of("/properties/recordings/items", Keys.RECORDING),
        Arguments.of("/properties/stores/items", Keys.STORE),
        Arguments.of("/properties/inputs/items", Keys.INPUT),
        Arguments.of("/properties/coordinates", Keys.COORDINATES),
        Arguments.of("/properties/notes/items", Keys.NOTE),
        Arguments.of("/properties/allow/items", Keys.ALLOWANCE),
        Arguments.of("/properties/rules", Rules.all().stream().map(Rule::name).toList()));
  }

  @ParameterizedTest
  @MethodSource("mappings")
  void hasTheKeysOfTheReaderAndNoOthers(String pointer, List<String> keys) throws IOException {
    JsonNode mapping = schema().at(pointer);
    List<String> properties = new ArrayList<>();
    mapping.get("properties").fieldNames().forEachRemaining(properties::add);

    assertThat(properties).containsExactlyInAnyOrderElementsOf(keys);
    assertThat(mapping.get("additionalProperties").asBoolean(true)).isFalse();
  }

  @Test
  void hasTheWordsOfTheReader() throws IOException {
    assertThat(words("/properties/stores/items/properties/kind/enum"))
        .containsExactlyElementsOf(Stream.of(StoreKind.values()).map(StoreKind::word).toList());
    assertThat(words("/definitions/setting/enum"))
        .containsExactlyElementsOf(Stream.of(RuleSetting.values()).map(RuleSetting::word).toList());
  }

  @Test
  void acceptsWhatTheReaderAccepts() throws IOException {
    assertThat(validate("everything.yml")).isEmpty();
  }

  @Test
  void refusesWhatTheReaderRefuses() throws IOException {
    assertThat(validate("problems.yml")).hasSizeGreaterThan(15);
  }

  private static List<String> validate(String resource) throws IOException {
    JsonSchema schema = JsonSchemaFactory.getInstance(VersionFlag.V7).getSchema(schema());
    try (InputStream in = SchemaTest.class.getResourceAsStream(resource)) {
      Object yaml = new Load(LoadSettings.builder().build()).loadFromInputStream(in);
      return schema.validate(JSON.valueToTree(yaml)).stream().map(Object::toString).toList();
    }
  }

  private static List<String> words(String pointer) throws IOException {
    List<String> words = new ArrayList<>();
    schema().at(pointer).forEach(word -> words.add(word.asText()));
    return words;
  }

  private static JsonNode schema() throws IOException {
    try (InputStream in = SchemaTest.class.getResourceAsStream("lethe.schema.json")) {
      return JSON.readTree(in);
    }
  }
}
