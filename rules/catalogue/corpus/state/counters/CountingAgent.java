package counters;

import dev.lethe.annotations.AgentEntryPoint;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

final class CountingAgent {

    // a counter for a dashboard. Clean: bumped, never looked at by the agent.
    private static final LongAdder CALLS = new LongAdder();

    // a map of counters, the created one bumped at once. Clean.
    private static final Map<String, LongAdder> PER_TOOL = new ConcurrentHashMap<>();

    // ids from a shared counter. True: the number tells how many came before.
    private static final AtomicInteger NEXT_ID = new AtomicInteger(); // want: SessionOutlivingState

    // a plain counter whose old value is used. True.
    private static int turns; // want: SessionOutlivingState

    // a plain counter bumped by an assignment. Clean.
    private static long bytes;

    // a once-only gate. True: the first session takes another way than the second.
    private static final AtomicBoolean WARNED = new AtomicBoolean(); // want: SessionOutlivingState

    // the same as a plain flag. True.
    private static boolean initialized; // want: SessionOutlivingState

    // when the last call was, to slow down. True: it decides what this session does.
    private static volatile long lastCall; // want: SessionOutlivingState

    // when the program began. Clean: assigned once, at class initialisation.
    private static final long STARTED = System.nanoTime();

    // the largest seen, kept by accumulateAndGet without using the result. Clean: write only.
    private static final AtomicLong LARGEST = new AtomicLong();

    // merge into a map of counts that nobody reads. Clean.
    private static final Map<String, Integer> WORDS = new ConcurrentHashMap<>();

    // merge whose result decides. True.
    private static final Map<String, Integer> FAILURES = new ConcurrentHashMap<>(); // want: SessionOutlivingState

    // an array of counts, bumped in place. Clean.
    private static final int[] BY_LEVEL = new int[4];

    // a debug switch with a constant value. Clean.
    private static final boolean DEBUG = Boolean.getBoolean("agent.debug");

    @AgentEntryPoint
    String run(String tool, int size) {
        CALLS.increment();
        PER_TOOL.computeIfAbsent(tool, key -> new LongAdder()).increment();
        int id = NEXT_ID.incrementAndGet();
        int turn = turns++;
        bytes += size;
        LARGEST.accumulateAndGet(size, Math::max);
        WORDS.merge(tool, 1, Integer::sum);
        BY_LEVEL[size & 3]++;
        String said = DEBUG ? "debug" : "";
        if (WARNED.compareAndSet(false, true)) {
            said += "careful";
        }
        if (!initialized) {
            initialized = true;
            said += "first";
        }
        if (System.nanoTime() - lastCall < 1000) {
            said += "slower";
        }
        lastCall = System.nanoTime();
        if (FAILURES.merge(tool, 1, Integer::sum) > 3) {
            said += "blocked";
        }
        return said + id + turn + (System.nanoTime() - STARTED);
    }
}
