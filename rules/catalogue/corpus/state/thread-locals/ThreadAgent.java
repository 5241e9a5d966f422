package threads;

import dev.lethe.annotations.AgentEntryPoint;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

final class ThreadAgent {

    // commons-lang3 ToStringBuilder.REGISTRY: set where a call begins, removed in its finally. Clean.
    private static final ThreadLocal<String> CURRENT = new ThreadLocal<>();

    // a context restored to what it was. Clean.
    private static final ThreadLocal<String> NESTED = new ThreadLocal<>();

    // closed by try-with-resources. Clean.
    static final ThreadLocal<String> SCOPED = new ThreadLocal<>();

    // spring-core: authenticators, only set; the pool's thread brings them to the next session. True.
    private static final ThreadLocal<String> USER = new ThreadLocal<>(); // want: SessionOutlivingState

    // the same, inherited by threads that a session starts. True.
    private static final InheritableThreadLocal<String> TENANT = new InheritableThreadLocal<>(); // want: SessionOutlivingState

    // commons-lang3 HashCodeBuilder.REGISTRY: withInitial, what it holds grows and is never removed. True.
    private static final ThreadLocal<Set<String>> SEEN = ThreadLocal.withInitial(HashSet::new); // want: SessionOutlivingState

    // a format per thread. Clean: neutral, made anew where it is missing, and nothing is put there.
    private static final ThreadLocal<SimpleDateFormat> DAY =
            ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy"));

    // removed on the normal way only. True: after an exception it stays.
    private static final ThreadLocal<String> LEAKY = new ThreadLocal<>(); // want: SessionOutlivingState

    // langchain4j LangChain4jManaged.CURRENT: set and removed by methods that the caller puts around its work. Clean.
    private static final ThreadLocal<String> MANAGED = new ThreadLocal<>();

    // a list per call, in a local variable. Clean by itself; here for the session's own field.
    private final ThreadLocal<List<String>> mine = ThreadLocal.withInitial(ArrayList::new);

    @AgentEntryPoint
    String run(String task) {
        String said = USER.get() + TENANT.get() + SEEN.get().contains(task) + DAY.get().format(new Date());
        USER.set(task);
        TENANT.set(task);
        SEEN.get().add(task);
        mine.get().add(task);
        CURRENT.set(task);
        try {
            said += CURRENT.get() + nested(task);
        } finally {
            CURRENT.remove();
        }
        try (Scope scope = new Scope(task)) {
            said += SCOPED.get() + scope;
        }
        manage(task);
        try {
            said += MANAGED.get();
        } finally {
            unmanage();
        }
        LEAKY.set(task);
        said += LEAKY.get().strip();
        LEAKY.remove();
        return said + mine.get().size();
    }

    private static void manage(String task) {
        MANAGED.set(task);
    }

    private static void unmanage() {
        MANAGED.remove();
    }

    private static String nested(String task) {
        String before = NESTED.get();
        NESTED.set(task);
        try {
            return NESTED.get().toUpperCase();
        } finally {
            NESTED.set(before);
        }
    }
}

final class Scope implements AutoCloseable {
    Scope(String task) {
        ThreadAgent.SCOPED.set(task);
    }

    @Override
    public void close() {
        ThreadAgent.SCOPED.remove();
    }
}
