package dev.lethe.catalogue.apis;

import dev.lethe.catalogue.vocabulary.StoreKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the data format. First {@code library …} and {@code source …}; then sections, each headed
 * by {@code verified GROUP:ARTIFACT VERSION…}, oldest first, or {@code verified jdk VERSION…}: what
 * follows was found in all these versions. In a section: {@code values TYPE…}, {@code neutral TYPE…
 * : REASON}, {@code session-id ANNOTATION…}, {@code type NAME}, and below a type {@code
 * method[/arity], … : effect | effect}; {@code method(Type;Type)} names an overload by the simple
 * names of its first parameters' types, {@code find*} all methods whose names begin so. {@code
 * store NAME} and {@code screen NAME} are types of whose methods only what is said is known; what
 * else they do is assumed as of unread code. {@code coordinates TYPE…} locate something on a
 * screen. {@code #} starts a comment. Types are binary names.
 *
 * <p>Effects: {@code TO <- FROM}, {@code A = B}, {@code call X(ARGUMENTS)} or {@code call
 * X.method(ARGUMENTS)} (also as FROM, and as {@code each call …} for the content of what is
 * returned), {@code X holds TYPE of Y}, {@code throws call X()}, {@code reads [X]}, {@code writes
 * [X]}, {@code store-read KIND [X [KEY]]}, {@code store-write KIND [X [KEY]]}, {@code store-open
 * KIND X OPTIONS}, {@code names X X…}, {@code temporary}, {@code fixed}, {@code in-memory}, {@code
 * keeps KIND X}, {@code hands KIND X [by-id]}, {@code session-id X [TEXT]}, {@code observes},
 * {@code changes}, {@code acts [X…]}, {@code aims [X…]}, {@code resolves}, {@code finds}, {@code
 * renews}, {@code nothing}. Places: {@code this}, {@code result}, a parameter's number, each with
 * {@code .*} for its content, {@code .*.*} for the content of that.
 */
public final class ApiReader {

  private static final String BY_ID = "by-id";

  private final String name;
  private final List<ApiFile.Section> sections = new ArrayList<>();
  private String library = "";
  private String source = "";
  private String type = "";
  private boolean isWhole;

  private ApiReader(String name) {
    this.name = name;
  }

  /**
   * Reads a file's lines.
   *
   * @throws IllegalArgumentException with file and line where a line is not of the format
   */
  public static ApiFile read(String name, List<String> lines) {
    ApiReader reader = new ApiReader(name);
    for (int i = 0; i < lines.size(); i++) {
      try {
        reader.line(lines.get(i));
      } catch (IllegalArgumentException e) {
        throw new IllegalArgumentException(name + ":" + (i + 1) + ": " + e.getMessage(), e);
      }
    }
    return new ApiFile(
        name,
        reader.library,
        reader.source,
        reader.sections.stream().map(ApiReader::frozen).toList());
  }

  private static ApiFile.Section frozen(ApiFile.Section section) {
    return new ApiFile.Section(
        section.artifact(),
        section.versions(),
        List.copyOf(section.apis()),
        List.copyOf(section.values()),
        List.copyOf(section.neutrals()),
        List.copyOf(section.sessionIds()),
        List.copyOf(section.coordinates()));
  }

  private void line(String raw) {
    int comment = raw.indexOf('#');
    String line = (comment < 0 ? raw : raw.substring(0, comment)).strip();
    if (line.isEmpty()) {
      return;
    }
    if (line.indexOf(':') >= 0 && raw.charAt(0) == ' ') {
      methods(line);
      return;
    }
    int space = line.indexOf(' ');
    head(
        space < 0 ? line : line.substring(0, space),
        space < 0 ? "" : line.substring(space + 1).strip());
  }

  private void head(String word, String rest) {
    switch (word) {
      case "library" -> library = rest;
      case "source" -> source = rest;
      case "verified" -> verified(words(rest));
      case "type" -> type(rest, true);
      case "store", "screen" -> type(rest, false);
      case "coordinates" -> section().coordinates().addAll(words(rest));
      case "values" -> section().values().addAll(words(rest));
      case "neutral" -> neutrals(rest);
      case "session-id" -> section().sessionIds().addAll(words(rest));
      default -> throw new IllegalArgumentException("'" + word + "' starts no line of this format");
    }
  }

  private void verified(List<String> words) {
    if (words.size() < 2) {
      throw new IllegalArgumentException("'verified' without an artifact and its versions");
    }
    sections.add(
        new ApiFile.Section(
            words.get(0),
            List.copyOf(words.subList(1, words.size())),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>(),
            new ArrayList<>()));
    type = "";
  }

  private ApiFile.Section section() {
    if (sections.isEmpty()) {
      throw new IllegalArgumentException("nothing says before which artifact was looked at");
    }
    return sections.get(sections.size() - 1);
  }

  private void type(String named, boolean whole) {
    type = named;
    isWhole = whole;
  }

  private void neutrals(String line) {
    int colon = line.indexOf(':');
    if (colon < 0 || line.substring(colon + 1).isBlank()) {
      throw new IllegalArgumentException("a neutral type without a reason after a colon");
    }
    String reason = line.substring(colon + 1).strip();
    for (String neutral : words(line.substring(0, colon).strip())) {
      section().neutrals().add(new Neutral(neutral, reason));
    }
  }

  private void methods(String line) {
    if (type.isEmpty()) {
      throw new IllegalArgumentException("a method before any type");
    }
    int colon = line.indexOf(':');
    List<Effect> effects = effects(line.substring(colon + 1));
    for (String method : split(line.substring(0, colon), ',')) {
      section().apis().add(api(method, effects));
    }
  }

  private Api api(String method, List<Effect> effects) {
    int open = method.indexOf('(');
    if (open > 0) {
      List<String> types = split(method.substring(open + 1, method.length() - 1), ';');
      return new Api(type, method.substring(0, open), -1, types, effects, isWhole);
    }
    int slash = method.indexOf('/');
    int arity = slash < 0 ? -1 : Integer.parseInt(method.substring(slash + 1));
    String simple = slash < 0 ? method : method.substring(0, slash);
    return new Api(type, simple, arity, List.of(), effects, isWhole);
  }

  private static List<Effect> effects(String text) {
    List<Effect> effects = new ArrayList<>();
    for (String part : split(text, '|')) {
      if (!part.equals("nothing")) {
        effects.add(effect(part));
      }
    }
    return List.copyOf(effects);
  }

  private static Effect effect(String text) {
    int arrow = text.indexOf("<-");
    if (arrow > 0) {
      return new Effect.Flow(
          source(text.substring(arrow + 2).strip()), location(text.substring(0, arrow).strip()));
    }
    int share = text.indexOf('=');
    if (share > 0) {
      return new Effect.Share(
          location(text.substring(0, share).strip()), location(text.substring(share + 1).strip()));
    }
    if (text.startsWith("throws ")) {
      return new Effect.Throws(callBack(text.substring("throws ".length())));
    }
    return text.startsWith("call ") ? new Effect.Run(callBack(text)) : named(words(text));
  }

  private static Effect named(List<String> words) {
    if (words.size() == 5 && words.get(1).equals("holds") && words.get(3).equals("of")) {
      return new Effect.Holds(location(words.get(0)), words.get(2), location(words.get(4)));
    }
    return switch (words.get(0)) {
      case "reads" -> new Effect.Reads(slotOrThis(words));
      case "writes" -> new Effect.Writes(slotOrThis(words));
      case "store-read" -> new Effect.StoreRead(kind(words), slot(words, 2), slot(words, 3));
      case "store-write" -> new Effect.StoreWrite(kind(words), slot(words, 2), slot(words, 3));
      case "store-open" ->
          new Effect.StoreOpen(
              kind(words), location(words.get(2)).slot(), location(words.get(3)).slot());
      case "names" -> new Effect.Names(slots(words));
      case "fixed" -> new Effect.Fixed();
      case "temporary" -> new Effect.Temporary();
      case "in-memory" -> new Effect.InMemory();
      case "keeps" -> new Effect.Keeps(kind(words), slot(words, 2));
      case "hands" -> new Effect.Hands(kind(words), slot(words, 2), words.contains(BY_ID));
      case "session-id" ->
          new Effect.SessionId(slot(words, 1), words.size() > 2 ? words.get(2) : "");
      default -> onScreen(words);
    };
  }

  private static Effect onScreen(List<String> words) {
    ScreenDeed deed =
        ScreenDeed.of(words.get(0))
            .orElseThrow(() -> new IllegalArgumentException("'" + words.get(0) + "' is no effect"));
    return new Effect.OnScreen(deed, slots(words));
  }

  private static List<Integer> slots(List<String> words) {
    return words.subList(1, words.size()).stream().map(word -> location(word).slot()).toList();
  }

  private static String kind(List<String> words) {
    String kind = words.get(1);
    for (StoreKind known : StoreKind.values()) {
      if (known.word().equals(kind)) {
        return kind;
      }
    }
    throw new IllegalArgumentException("'" + kind + "' is no kind of store");
  }

  private static int slot(List<String> words, int index) {
    return index < words.size() ? location(words.get(index)).slot() : Effect.Location.NONE;
  }

  private static int slotOrThis(List<String> words) {
    return words.size() == 1 ? Effect.Location.THIS : location(words.get(1)).slot();
  }

  private static Effect.Source source(String text) {
    if (text.startsWith("each ")) {
      return new Effect.Each(callBack(text.substring("each ".length())));
    }
    return text.startsWith("call ") ? callBack(text) : location(text);
  }

  private static Effect.CallBack callBack(String text) {
    int open = text.indexOf('(');
    if (open < 0 || !text.endsWith(")")) {
      throw new IllegalArgumentException("'" + text + "' lacks its parentheses");
    }
    String target = text.substring("call ".length(), open).strip();
    int dot = target.lastIndexOf('.');
    boolean named = dot > 0 && !target.endsWith(".*");
    List<Effect.Location> arguments = new ArrayList<>();
    for (String argument : split(text.substring(open + 1, text.length() - 1), ',')) {
      arguments.add(location(argument));
    }
    return new Effect.CallBack(
        location(named ? target.substring(0, dot) : target),
        named ? target.substring(dot + 1) : "",
        List.copyOf(arguments));
  }

  private static Effect.Location location(String text) {
    int depth = 0;
    String slot = text;
    for (; slot.endsWith(".*"); depth++) {
      slot = slot.substring(0, slot.length() - 2);
    }
    int number =
        switch (slot) {
          case "this" -> Effect.Location.THIS;
          case "result" -> Effect.Location.RESULT;
          default -> parameter(slot);
        };
    return new Effect.Location(number, depth);
  }

  private static int parameter(String text) {
    if (text.length() == 1 && text.charAt(0) >= '1' && text.charAt(0) <= '9') {
      return text.charAt(0) - '0';
    }
    throw new IllegalArgumentException(
        "'" + text + "' is no place: write this, result, or a parameter's number");
  }

  private static List<String> words(String text) {
    return split(text, ' ');
  }

  private static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int at = 0; at <= text.length(); at++) {
      if (at == text.length() || text.charAt(at) == separator) {
        String part = text.substring(from, at).strip();
        if (!part.isEmpty()) {
          parts.add(part);
        }
        from = at + 1;
      }
    }
    return parts;
  }
}
