package hanging;

import dev.lethe.annotations.AgentEntryPoint;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

final class HangingAgent {

    // a registry that holds a store that holds a list. The list's field is the place.
    private static final Registry REGISTRY = new Registry();

    // a shared default that nobody changes, of a class of which sessions change their own objects. Clean.
    private static final Settings DEFAULTS = new Settings();

    // a singleton by getInstance(), as in many older libraries. Its field is the place.
    private final Journal journal = Journal.getInstance();

    // a pool of buffers: taken, used, given back as they are. The pool is the place.
    private static final Deque<StringBuilder> BUFFERS = new ArrayDeque<>(); // want: SessionOutlivingState

    // an application class that is a map. True: the field that holds it.
    private static final Attributes ATTRIBUTES = new Attributes(); // want: SessionOutlivingState

    // langchain4j-agentic Action.noOp(): a shared null object, of a class that keeps the list it is given. Clean.
    private static final Plan NOTHING = new Plan(List.of());

    // a visitor without fields. Clean.
    private static final Visitor VISITOR = new Visitor();

    @AgentEntryPoint
    String run(String task) {
        REGISTRY.stores().of("main").add(task);
        Settings own = new Settings();
        own.level = task.length();
        own.names.add(task);
        String said = REGISTRY.stores().of("main").last() + DEFAULTS.level + DEFAULTS.names.size() + own.names;
        journal.write(task);
        StringBuilder buffer = BUFFERS.isEmpty() ? new StringBuilder() : BUFFERS.pop();
        buffer.append(task);
        said += buffer.toString() + journal.lines + Phase.START.visits++ + VISITOR.visit(task);
        BUFFERS.push(buffer);
        Plan plan = new Plan(new ArrayList<>());
        plan.add(task);
        said += plan.steps.size() + NOTHING.steps.size();
        Object before = ATTRIBUTES.put(task, said);
        return said + before;
    }
}

final class Registry {
    private final Stores stores = new Stores();

    Stores stores() {
        return stores;
    }
}

final class Stores {
    // filled by the constructor, then only read. Clean: what changes lies further in.
    private final Map<String, Store> byName = new HashMap<>();

    Stores() {
        byName.put("main", new Store());
    }

    Store of(String name) {
        return byName.get(name);
    }
}

final class Store {
    // three objects below a static. True.
    private final List<String> lines = new ArrayList<>(); // want: SessionOutlivingState

    void add(String line) {
        lines.add(line);
    }

    String last() {
        return lines.get(lines.size() - 1);
    }
}

final class Settings {
    // a field of sessions' own objects; the shared default's is never assigned. Clean.
    int level = 1;

    // the same for what a field holds: each object has a list of its own. Clean.
    final List<String> names = new ArrayList<>();
}

final class Plan {
    // the list of a session's own plan is changed, that of the shared one is not. Clean.
    final List<String> steps;

    Plan(List<String> steps) {
        this.steps = steps;
    }

    void add(String step) {
        steps.add(step);
    }
}

final class Journal {
    // assigned by the class initialiser. Clean.
    private static final Journal INSTANCE = new Journal();

    // what the one journal has written. True.
    String lines = ""; // want: SessionOutlivingState

    static Journal getInstance() {
        return INSTANCE;
    }

    void write(String line) {
        lines = lines + line;
    }
}

final class Attributes extends HashMap<String, Object> {}

final class Visitor {
    String visit(String task) {
        return task + "?";
    }
}

enum Phase {
    START,
    END;

    // a field of an enum constant, its old value used. True.
    int visits; // want: SessionOutlivingState
}
