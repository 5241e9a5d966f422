package aliases;

import dev.lethe.annotations.AgentEntryPoint;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

final class AliasAgent {

    // changed by a helper that gets it as a parameter. True.
    private static final List<String> BY_PARAMETER = new ArrayList<>(List.of("x")); // want: SessionOutlivingState

    // changed through what a getter returns. True.
    private static final List<String> BY_GETTER = new ArrayList<>(List.of("x")); // want: SessionOutlivingState

    // changed through its key set. True.
    private static final Map<String, String> BY_KEY_SET = new TreeMap<>(Map.of("x", "y")); // want: SessionOutlivingState

    // changed by an iterator's remove. True.
    private static final List<String> BY_ITERATOR = new ArrayList<>(List.of("x")); // want: SessionOutlivingState

    // changed by a stream's forEach with a method reference. True.
    private static final List<String> BY_STREAM = new ArrayList<>(); // want: SessionOutlivingState

    // changed by a lambda that captured it. True.
    private static final List<String> BY_LAMBDA = new ArrayList<>(); // want: SessionOutlivingState

    // changed by entries' setValue. True.
    private static final Map<String, String> BY_ENTRY = new HashMap<>(Map.of("x", "y")); // want: SessionOutlivingState

    // changed by compute, read elsewhere. True.
    private static final Map<String, String> BY_COMPUTE = new HashMap<>(); // want: SessionOutlivingState

    // changed by a library that sorts it. True.
    private static final List<String> BY_SORT = new ArrayList<>(List.of("b", "a")); // want: SessionOutlivingState

    // shown by an unmodifiable view; the list behind is changed. True, at the list.
    private static final List<String> BEHIND = new ArrayList<>(); // want: SessionOutlivingState
    private static final List<String> VIEW = Collections.unmodifiableList(BEHIND);

    // copied, the copy changed. Clean.
    private static final List<String> COPIED = new ArrayList<>(List.of("x"));

    // handed to a helper that only reads. Clean.
    private static final List<String> ONLY_READ = new ArrayList<>(List.of("x"));

    // changed by a setter of an application class. True, at that class's field.
    private static final Box BOX = new Box();

    // a builder used again. True.
    private static final StringBuilder BUILDER = new StringBuilder(); // want: SessionOutlivingState

    @AgentEntryPoint
    String run(String task, List<String> more) {
        extend(BY_PARAMETER, task);
        names().add(task);
        BY_KEY_SET.keySet().remove(task);
        for (Iterator<String> it = BY_ITERATOR.iterator(); it.hasNext(); ) {
            if (it.next().equals(task)) {
                it.remove();
            }
        }
        more.stream().map(String::strip).forEach(BY_STREAM::add);
        List<String> captured = BY_LAMBDA;
        Consumer<String> keep = line -> captured.add(line);
        keep.accept(task);
        for (Map.Entry<String, String> entry : BY_ENTRY.entrySet()) {
            entry.setValue(task);
        }
        BY_COMPUTE.compute(task, (key, old) -> old == null ? key : old + key);
        Collections.sort(BY_SORT);
        BEHIND.add(task);
        List<String> copy = new ArrayList<>(COPIED);
        copy.add(task);
        BOX.set(task);
        BUILDER.append(task);
        String said = BY_PARAMETER.get(0) + names().get(0) + BY_KEY_SET.get("x") + BY_ITERATOR.size() + BY_STREAM;
        said += String.join(",", BY_LAMBDA) + BY_ENTRY.get("x") + BY_COMPUTE.containsKey(task) + BY_SORT.get(0);
        return said + VIEW.size() + copy.get(0) + length(ONLY_READ) + BOX.get() + BUILDER;
    }

    private static void extend(List<String> list, String line) {
        list.add(line);
    }

    private static List<String> names() {
        return BY_GETTER;
    }

    private static int length(List<String> list) {
        return list.size();
    }
}

final class Box {
    private String value = ""; // want: SessionOutlivingState

    void set(String value) {
        this.value = value;
    }

    String get() {
        return value;
    }
}
