package memos;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import dev.lethe.annotations.AgentEntryPoint;
import java.lang.ref.SoftReference;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.regex.Pattern;

final class MemoAgent {

    // commons-lang3 LocaleUtils.cLanguagesByCountry: computeIfAbsent, its result used. True: a memo of inputs is one too.
    private static final ConcurrentMap<String, List<String>> BY_COUNTRY = new ConcurrentHashMap<>(); // want: SessionOutlivingState

    // google-adk LlmRegistry.instances: get, and put when missing. True.
    private static final Map<String, StringBuilder> INSTANCES = new HashMap<>(); // want: SessionOutlivingState

    // spring-core Mixin.ROUTE_CACHE: a synchronised map, reached through the wrapper only. True.
    private static final Map<String, String> ROUTES = Collections.synchronizedMap(new HashMap<>()); // want: SessionOutlivingState

    // commons-lang3 ToStringStyle: weak keys change how long, not whether. True.
    private static final Map<Object, String> WEAK = new WeakHashMap<>(); // want: SessionOutlivingState

    // spring-core MimeTypeUtils.random: double-checked locking of a random generator. Clean: neutral, whoever assigns it.
    private static volatile java.util.Random random;

    // commons-io: a pattern compiled at first use. Clean: a pattern is a value of the program, and neutral.
    private static Pattern words;

    // langchain4j-agentic Context.SUMMARIZER_INSTANCE: the first session's model stays for all. True.
    private static volatile Summarizer summarizer; // want: SessionOutlivingState

    // initialisation-on-demand holder. Clean: made when the class is initialised, and it keeps nothing.
    private static final class Holder {
        static final Summarizer DEFAULT = new Summarizer("default");
    }

    // last result in an Optional. True.
    private static Optional<String> last = Optional.empty(); // want: SessionOutlivingState

    // a soft reference to a parsed page. True: what is still there depends on memory, what was read on it does not.
    private static SoftReference<String> page = new SoftReference<>(null); // want: SessionOutlivingState

    // swap of an immutable snapshot in an AtomicReference. True.
    private static final AtomicReference<Map<String, String>> SNAPSHOT = new AtomicReference<>(Map.of()); // want: SessionOutlivingState

    // Caffeine, as in many services. True.
    private static final com.github.benmanes.caffeine.cache.Cache<String, String> PAGES = // want: SessionOutlivingState
            Caffeine.newBuilder().maximumSize(100).build();

    // Guava with get and a loader at the call. True.
    private static final com.google.common.cache.Cache<String, String> ANSWERS = // want: SessionOutlivingState
            CacheBuilder.newBuilder().build();

    // Guava's loading cache. True: asking fills it.
    private static final LoadingCache<String, String> LOADED = // want: SessionOutlivingState
            CacheBuilder.newBuilder().build(new CacheLoader<String, String>() {
                @Override
                public String load(String key) {
                    return key + "!";
                }
            });

    // Guava Suppliers.memoize, written by hand: a supplier with a field. The field is what is assigned. True, there.
    private static final Supplier<String> GREETING = new Memoized(() -> "hello");

    private static final class Memoized implements Supplier<String> {
        private final Supplier<String> compute;
        private String value; // want: SessionOutlivingState

        Memoized(Supplier<String> compute) {
            this.compute = compute;
        }

        @Override
        public String get() {
            if (value == null) {
                value = compute.get();
            }
            return value;
        }
    }

    // jackson LRUMap per session: an instance made by each session. Clean.
    private final Map<String, String> own = new HashMap<>();

    @AgentEntryPoint
    String run(String question) {
        List<String> languages = BY_COUNTRY.computeIfAbsent(question, key -> List.of(key));
        StringBuilder instance = INSTANCES.get(question);
        if (instance == null) {
            instance = new StringBuilder(question);
            INSTANCES.put(question, instance);
        }
        ROUTES.putIfAbsent(question, question + "/");
        String weak = WEAK.put(question, question);
        String found = languages.get(0) + ROUTES.get(question) + weak + random().nextInt(3) + words().split(question)[0];
        found += summarizer(question).style + Holder.DEFAULT.style + last.orElse("none") + page.get();
        last = Optional.of(question);
        page = new SoftReference<>(question);
        SNAPSHOT.updateAndGet(old -> Map.of(question, found(old)));
        String cached = PAGES.get(question, key -> key) + ANSWERS.getIfPresent(question) + LOADED.getUnchecked(question);
        ANSWERS.put(question, found);
        return found + cached + GREETING.get() + own.computeIfAbsent(question, key -> key);
    }

    private static String found(Map<String, String> old) {
        return old.getOrDefault("a", "b");
    }

    private static java.util.Random random() {
        if (random == null) {
            synchronized (MemoAgent.class) {
                if (random == null) {
                    random = new java.util.Random();
                }
            }
        }
        return random;
    }

    private static Pattern words() {
        if (words == null) {
            words = Pattern.compile("\\W+");
        }
        return words;
    }

    private static Summarizer summarizer(String style) {
        if (summarizer == null) {
            summarizer = new Summarizer(style);
        }
        return summarizer;
    }

    static final class Summarizer {
        final String style;

        Summarizer(String style) {
            this.style = style;
        }
    }
}
