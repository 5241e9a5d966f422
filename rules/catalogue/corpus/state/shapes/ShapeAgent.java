package shapes;

import dev.lethe.annotations.AgentEntryPoint;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.StringJoiner;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

final class ShapeAgent extends Base {

    // an array of arrays. True.
    private static final int[][] GRID = new int[3][3]; // want: SessionOutlivingState

    // a queue from which one session takes what another has put. True.
    private static final BlockingQueue<String> QUEUE = new LinkedBlockingQueue<>(); // want: SessionOutlivingState

    // bits that are set and asked. True.
    private static final BitSet BITS = new BitSet(); // want: SessionOutlivingState

    // elements made at class initialisation whose own field changes. True, at that field.
    private static final List<Item> ITEMS = List.of(new Item("a"), new Item("b"));

    // a record of mutable parts. True: the record's component holds the number.
    private static final Gauge GAUGE = new Gauge(new AtomicInteger());

    // a small cache of one's own, used by a static and by sessions. True, at its map, for the static's sake.
    private static final Lru<String, String> SHARED = new Lru<>();

    // a holder of one value. True, at the holder's field.
    private static final Holder<String> HOLDER = new Holder<>();

    // counts by enum, of which the largest decides. True.
    private static final Map<Kind, Integer> BY_KIND = new EnumMap<>(Kind.class); // want: SessionOutlivingState

    // properties that a session sets. True.
    private static final Properties PROPERTIES = new Properties(); // want: SessionOutlivingState

    // properties loaded at class initialisation. Clean.
    private static final Properties LOADED = load();

    // a buffer that is filled and read again. True.
    private static final ByteBuffer BUFFER = ByteBuffer.allocate(64); // want: SessionOutlivingState

    // a joiner that grows. True.
    private static final StringJoiner JOINER = new StringJoiner(","); // want: SessionOutlivingState

    // a future that the first session completes. True.
    private static final CompletableFuture<String> FIRST = new CompletableFuture<>(); // want: SessionOutlivingState


    // a session's alias of a static. True.
    private static final List<String> ALIASED = new ArrayList<>(); // want: SessionOutlivingState
    private final List<String> alias = ALIASED;

    // a session's own cache of the same class as the shared one. Clean by itself.
    private final Lru<String, String> own = new Lru<>();

    @AgentEntryPoint
    String run(String task, int at) {
        int before = GRID[at][0];
        GRID[at][0] = at;
        String waiting = QUEUE.poll();
        QUEUE.offer(task);
        boolean known = BITS.get(at);
        BITS.set(at);
        String said = task + before + waiting + known;
        for (Item item : ITEMS) {
            said += item.count++;
        }
        said += GAUGE.level().incrementAndGet();
        SHARED.put(task, said);
        own.put(task, said);
        said += SHARED.get(task) + own.get(task) + HOLDER.get();
        HOLDER.set(task);
        BY_KIND.merge(Kind.A, 1, Integer::sum);
        said += BY_KIND.get(Kind.A) + PROPERTIES.getProperty("a") + LOADED.getProperty("b");
        PROPERTIES.setProperty("a", task);
        said += BUFFER.get(0);
        BUFFER.put(0, (byte) at);
        JOINER.add(task);
        FIRST.complete(task);
        alias.add(task);
        said += JOINER.toString() + FIRST.join() + alias.size() + inherited.size();
        inherited.add(task);
        return said;
    }

    private static Properties load() {
        Properties read = new Properties();
        read.setProperty("b", "c");
        return read;
    }

    enum Kind {
        A
    }

    record Gauge(AtomicInteger level) {} // want: SessionOutlivingState
}

class Base {
    // reached by the name of a subclass. True.
    static final List<String> inherited = new ArrayList<>(); // want: SessionOutlivingState
}

final class Item {
    final String name;

    // True.
    int count; // want: SessionOutlivingState

    Item(String name) {
        this.name = name;
    }
}

final class Holder<T> {
    private T value; // want: SessionOutlivingState

    T get() {
        return value;
    }

    void set(T value) {
        this.value = value;
    }
}

final class Lru<K, V> {
    private final Map<K, V> map = new LinkedHashMap<>(); // want: SessionOutlivingState

    V get(K key) {
        return map.get(key);
    }

    void put(K key, V value) {
        map.put(key, value);
    }
}
