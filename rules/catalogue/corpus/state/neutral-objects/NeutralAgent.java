package neutral;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.lethe.annotations.AgentEntryPoint;
import java.net.http.HttpClient;
import java.text.DecimalFormat;
import java.time.Clock;
import java.time.Duration;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class NeutralAgent {

    // every project: a logger. Clean.
    private static final Logger LOG = LoggerFactory.getLogger(NeutralAgent.class);

    // langchain4j Json, google-adk JsonBaseModel: an object mapper. Clean.
    private static final ObjectMapper MAPPER = new ObjectMapper().findAndRegisterModules();

    // a mapper made at first use. Clean: neutral, whoever assigns it.
    private static volatile ObjectMapper lazyMapper;

    // a client of the JDK, with its pool of connections. Clean.
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    // a pool of threads. Clean.
    private static final ExecutorService POOL = Executors.newCachedThreadPool();

    // a pool of threads that a method starts when it is missing. Clean.
    private static ExecutorService lazyPool;

    // a lock, and a gate for so many at once. Clean.
    private static final ReentrantLock LOCK = new ReentrantLock();
    private static final Semaphore SLOTS = new Semaphore(4);

    // a format. Clean.
    private static final DecimalFormat MONEY = new DecimalFormat("0.00");
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy-MM-dd", Locale.ROOT);

    // a pattern, a clock, a duration, chance. Clean.
    private static final Pattern WORD = Pattern.compile("\\w+");
    private static final Clock CLOCK = Clock.systemUTC();
    private static final Duration PATIENCE = Duration.ofSeconds(3);
    private static final Random DICE = new Random();

    // commons-lang3 Suppliers.NUL, jackson's functions: lambdas that keep nothing. Clean.
    private static final Supplier<String> NOTHING = () -> "";
    private static final Function<String, String> UPPER = String::toUpperCase;

    // a comparator and an enum with a constant body. Clean.
    private static final Comparator<String> BY_LENGTH = Comparator.comparingInt(String::length);

    // a record of values, and a map of such. Clean.
    private static final Limits LIMITS = new Limits(3, "three");
    private static final Map<String, Limits> ALL_LIMITS = Map.of("default", LIMITS);

    @AgentEntryPoint
    String run(String task) throws Exception {
        LOG.info("run " + task);
        LOCK.lock();
        SLOTS.acquire();
        try {
            Callable<String> work = () -> MAPPER.writeValueAsString(task);
            String said = POOL.submit(work).get() + lazyPool().submit(work).get() + mapper().writeValueAsString(task);
            said += CLIENT.version() + MONEY.format(task.length()) + DAY.format(CLOCK.instant().atZone(CLOCK.getZone()));
            said += WORD.matcher(task).find() + NOTHING.get() + UPPER.apply(task) + PATIENCE + DICE.nextInt(6);
            return said + BY_LENGTH.compare(task, said) + LIMITS.most() + ALL_LIMITS.get("default").name() + Kind.ONE.say();
        } finally {
            SLOTS.release();
            LOCK.unlock();
        }
    }

    private static ObjectMapper mapper() {
        ObjectMapper mapper = lazyMapper;
        if (mapper == null) {
            mapper = new ObjectMapper();
            lazyMapper = mapper;
        }
        return mapper;
    }

    private static synchronized ExecutorService lazyPool() {
        if (lazyPool == null) {
            lazyPool = Executors.newSingleThreadExecutor();
        }
        return lazyPool;
    }

    record Limits(int most, String name) {}

    enum Kind {
        ONE {
            @Override
            String say() {
                return "one";
            }
        };

        abstract String say();
    }
}
