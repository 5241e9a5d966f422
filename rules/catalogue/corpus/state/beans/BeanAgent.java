package beans;

import dev.lethe.annotations.AgentEntryPoint;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.RequestScoped;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Scope;
import org.springframework.stereotype.Component;
import org.springframework.stereotype.Service;

@Service
class BeanAgent {
    // what was asked before, in a singleton service. True.
    private final List<String> asked = new ArrayList<>(); // want: SessionOutlivingState

    // assigned by the constructor, an injected bean. Clean: what changes lies further in.
    private final Lessons lessons;
    private final Basket basket;
    private final Desk desk;
    private final Ledger ledger;
    private final Model model;
    private final Names names;
    private final Plain plain;

    BeanAgent(Lessons lessons, Basket basket, Desk desk, Ledger ledger, Model model, Names names, Plain plain) {
        this.lessons = lessons;
        this.basket = basket;
        this.desk = desk;
        this.ledger = ledger;
        this.model = model;
        this.names = names;
        this.plain = plain;
    }

    @AgentEntryPoint
    String run(String task) {
        String before = asked.isEmpty() ? "" : asked.get(0);
        asked.add(task);
        lessons.add(task);
        basket.add(task);
        desk.add(task);
        ledger.add(task);
        Scratch scratch = new Scratch();
        scratch.add(task);
        return before + lessons.get() + basket.get() + desk.get() + ledger.get() + model.name() + names.of(task)
                + scratch.get() + plain.next(task);
    }
}

@Component
class Lessons {
    private final Map<String, String> byTask = new HashMap<>(); // want: SessionOutlivingState

    void add(String task) {
        byTask.put(task, task);
    }

    int get() {
        return byTask.size();
    }
}

// Spring, narrower: a new one wherever it is injected. Clean.
@Component
@Scope("prototype")
class Basket {
    private final List<String> items = new ArrayList<>();

    void add(String task) {
        items.add(task);
    }

    int get() {
        return items.size();
    }
}

// CDI, one for the application. True.
@ApplicationScoped
class Desk {
    private String last = ""; // want: SessionOutlivingState

    void add(String task) {
        last = task;
    }

    String get() {
        return last;
    }
}

// Guice, one for the injector. True.
@com.google.inject.Singleton
class Ledger {
    private final Map<String, Integer> counts = new ConcurrentHashMap<>(); // want: SessionOutlivingState

    void add(String task) {
        counts.merge(task, 1, Integer::sum);
    }

    int get() {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }
}

// CDI, one for a request. Clean.
@RequestScoped
class Form {
    private String text = "";

    void add(String task) {
        text += task;
    }
}

// a component that the code makes by new for each request. Clean.
@Component
class Scratch {
    private final List<String> lines = new ArrayList<>();

    void add(String task) {
        lines.add(task);
    }

    int get() {
        return lines.size();
    }
}

// a singleton whose fields only its constructor assigns. Clean.
@Service
class Model {
    private final String name;

    Model() {
        this.name = "small";
    }

    String name() {
        return name;
    }
}

// Jakarta Inject, as in Micronaut and Quarkus; a table that the constructor fills. Clean.
@jakarta.inject.Singleton
class Names {
    private final Map<String, String> names = new HashMap<>();

    Names() {
        names.put("a", "b");
    }

    String of(String task) {
        return names.getOrDefault(task, task);
    }
}

@Configuration
class Beans {
    // a bean method that makes a plain class: one for the application.
    @Bean
    Plain plain() {
        return new Plain();
    }

    // a bean method of narrower scope: a new one wherever it is injected.
    @Bean
    @Scope("prototype")
    Pad pad() {
        return new Pad();
    }
}

class Module {
    // Guice: one for the injector.
    @com.google.inject.Provides
    @com.google.inject.Singleton
    Shelf shelf() {
        return new Shelf();
    }

    // CDI, without a scope: one for each that it is injected into.
    @jakarta.enterprise.inject.Produces
    Sheet sheet() {
        return new Sheet();
    }
}

class Pad {
    // made anew. Clean.
    private final List<String> lines = new ArrayList<>();

    int add(String task) {
        lines.add(task);
        return lines.size();
    }
}

class Shelf {
    // what a provider method of singleton scope makes. True.
    private final List<String> books = new ArrayList<>(); // want: SessionOutlivingState

    int add(String task) {
        books.add(task);
        return books.size();
    }
}

class Sheet {
    // what a producer method without scope makes. Clean.
    private final List<String> lines = new ArrayList<>();

    int add(String task) {
        lines.add(task);
        return lines.size();
    }
}

// a stereotype of the application's own. What it is on is a singleton.
@Component
@interface UseCase {}

@UseCase
class Greeting {
    // True.
    private int greeted; // want: SessionOutlivingState

    int next() {
        return greeted++;
    }
}

class ToolBox {
    private final Pad pad;
    private final Shelf shelf;
    private final Sheet sheet;
    private final Greeting greeting;

    ToolBox(Pad pad, Shelf shelf, Sheet sheet, Greeting greeting) {
        this.pad = pad;
        this.shelf = shelf;
        this.sheet = sheet;
        this.greeting = greeting;
    }

    @AgentEntryPoint
    int use(String task) {
        return pad.add(task) + shelf.add(task) + sheet.add(task) + greeting.next();
    }
}

class Plain {
    // the field of a plain class of which a bean method makes one. True.
    private String previous = ""; // want: SessionOutlivingState

    String next(String task) {
        String before = previous;
        previous = task;
        return before;
    }
}
