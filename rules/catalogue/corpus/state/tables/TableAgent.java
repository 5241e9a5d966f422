package tables;

import dev.lethe.annotations.AgentEntryPoint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

final class TableAgent {

    // commons-lang3 ClassUtils.PRIMITIVE_WRAPPER_MAP: a HashMap that a static block fills. Clean: nothing writes later.
    private static final Map<Class<?>, Class<?>> WRAPPERS = new HashMap<>();

    // commons-lang3 ClassUtils.REVERSE_ABBREVIATION_MAP: built in a local, kept unmodifiable. Clean.
    private static final Map<String, String> REVERSED;

    // spring-core ClassUtils.primitiveWrapperTypeMap: filled from another table by a lambda. Clean.
    private static final Map<Class<?>, Class<?>> UNWRAPPED = new IdentityHashMap<>(9);

    // spring-core ClassUtils.commonClassCache: filled by a helper that only the initialiser calls. Clean.
    private static final Map<String, Class<?>> COMMON = new HashMap<>(64);

    // commons-lang3 BooleanUtils.BOOLEAN_LIST: unmodifiable over a list that nobody else keeps. Clean.
    private static final List<Boolean> BOOLEANS = Collections.unmodifiableList(Arrays.asList(false, true));

    // langchain4j DocumentSplitters' delimiters: List.of. Clean.
    private static final List<String> DELIMITERS = List.of("\r\n", "\n");

    // spring-ai OpenAI dimensions: what a loader method gives back. Clean: the loader's map is let go.
    private static final Map<String, Integer> DIMENSIONS = loadDimensions();

    // jackson ClassUtil: an array that is read by index. Clean.
    private static final String[] LEVELS = {"low", "middle", "high"};

    // jsoup Tag.Tags: a table of known tags, to which a parser adds what it meets. True: the next session knows them.
    private static final Map<String, String> TAGS = new HashMap<>(); // want: SessionOutlivingState

    // commons-lang3 EnumUtils: an EnumMap by copy. Clean.
    private static final Map<Mode, String> MODES = new EnumMap<>(Map.of(Mode.FAST, "f", Mode.SLOW, "s"));

    // spring-core StringUtils: a set collected from a stream. Clean.
    private static final Set<String> STOPS = Stream.of("the", "a").collect(Collectors.toSet());

    // jackson SUPPORTED types: a set whose elements a public method may add; the agent adds. True.
    private static final Set<String> SUPPORTED = new TreeSet<>(); // want: SessionOutlivingState

    // a history of the last results, in an array used as a ring. True.
    private static final String[] LAST = new String[8]; // want: SessionOutlivingState

    // an array filled in the initialiser by a loop. Clean.
    private static final int[] SQUARES = new int[16];

    // a list of what failed, of which only the size is asked. True: how many failed decides.
    private static final List<String> FAILED = new ArrayList<>(); // want: SessionOutlivingState

    // an audit list that the agent only appends to. Clean: nothing reads it.
    private static final List<String> AUDIT = new ArrayList<>();

    // an insertion-ordered map bounded by an override; a session's puts are there for the next. True.
    private static final Map<String, String> RECENT = // want: SessionOutlivingState
            new LinkedHashMap<>() {
                @Override
                protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
                    return size() > 32;
                }
            };

    static {
        WRAPPERS.put(int.class, Integer.class);
        WRAPPERS.put(long.class, Long.class);
        WRAPPERS.forEach((primitive, wrapper) -> UNWRAPPED.put(wrapper, primitive));
        Map<String, String> reversed = new HashMap<>();
        reversed.put("I", "int");
        REVERSED = Collections.unmodifiableMap(reversed);
        register(String.class, Integer.class);
        TAGS.put("a", "link");
        SUPPORTED.add("text");
        for (int i = 0; i < SQUARES.length; i++) {
            SQUARES[i] = i * i;
        }
    }

    private static void register(Class<?>... types) {
        for (Class<?> type : types) {
            COMMON.put(type.getName(), type);
        }
    }

    private static Map<String, Integer> loadDimensions() {
        Map<String, Integer> found = new HashMap<>();
        found.put("small", 384);
        return found;
    }

    @AgentEntryPoint
    String run(String name, int turn) {
        String seen = tag(name) + WRAPPERS.get(int.class) + REVERSED.get("I") + UNWRAPPED.size() + COMMON.get(name);
        seen += BOOLEANS.get(turn % 2) + DELIMITERS.get(0) + DIMENSIONS.getOrDefault(name, 0) + LEVELS[turn % 3];
        seen += MODES.get(Mode.FAST) + STOPS.contains(name) + SQUARES[turn % 16];
        if (!SUPPORTED.contains(name)) {
            SUPPORTED.add(name);
        }
        String before = LAST[turn % 8];
        LAST[turn % 8] = name;
        FAILED.add(name);
        AUDIT.add(name);
        String recent = RECENT.get(name);
        RECENT.put(name, seen);
        return seen + before + recent + (FAILED.size() > 3 ? "give up" : "go on");
    }

    private static String tag(String name) {
        String known = TAGS.get(name);
        if (known == null) {
            known = name.toLowerCase();
            TAGS.put(name, known);
        }
        return known;
    }

    enum Mode {
        FAST,
        SLOW
    }
}
