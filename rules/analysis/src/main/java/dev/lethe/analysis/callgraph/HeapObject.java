package dev.lethe.analysis.callgraph;

import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.FieldModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Stands for all objects that one place in the code makes. */
public final class HeapObject {

  /** What is known of an object. */
  public enum Kind {
    /** Of exactly its class. */
    EXACT,
    /** An array. */
    ARRAY,
    /** A lambda or method reference. */
    FUNCTION,
    /** A string whose text may be known. */
    TEXT,
    /** A {@code Class} whose type is known. */
    CLASS,
    /** A dynamic proxy; what it contains are its handlers. */
    PROXY,
    /** A {@code Method} or {@code Constructor} found by reflection. */
    MEMBER,
    /** Made by library code; of some subtype of its type, with no application code in it. */
    LIBRARY
  }

  private final int id;
  private final Kind kind;
  private final String type;
  private final @Nullable Context context;
  private final @Nullable Step site;
  private final Object detail;
  private final Map<FieldModel, Integer> fields = new HashMap<>(4);
  private int contents;
  private int elements;

  HeapObject(
      int id,
      Kind kind,
      String type,
      @Nullable Context context,
      @Nullable Step site,
      Object detail) {
    this.id = id;
    this.kind = kind;
    this.type = type;
    this.context = context;
    this.site = site;
    this.detail = detail;
  }

  /** A number of its own, from 0 without gaps. */
  public int id() {
    return id;
  }

  public Kind kind() {
    return kind;
  }

  /** Internal name or array descriptor of its class; for {@link Kind#LIBRARY} of a supertype. */
  public String type() {
    return type;
  }

  /** Its type, and for a lambda the further interfaces it has. */
  List<String> types() {
    List<String> types = new ArrayList<>(List.of(type));
    if (site instanceof Step.Function function) {
      types.addAll(function.markers());
    }
    return types;
  }

  /** The method that makes it, or null where a container or the virtual machine does. */
  public @Nullable Context context() {
    return context;
  }

  /** The step that makes it, or null. */
  public @Nullable Step site() {
    return site;
  }

  /** What the kind needs besides: a text, a class's name, members; empty otherwise. */
  public Object detail() {
    return detail;
  }

  /** Whether library code that nobody read made it. */
  public boolean isUnread() {
    return detail instanceof Unread;
  }

  /** The object whose content this one shares; itself, unless it is a part of another. */
  HeapObject keeper() {
    return detail instanceof Unread unread && unread.origin() instanceof HeapObject whole
        ? whole
        : this;
  }

  /**
   * The node of what an array, a container or a library object holds; made when first asked for.
   */
  int contents(Constraints constraints) {
    if (contents == 0) {
      contents = constraints.nodes(1);
    }
    return contents;
  }

  /** The node of what can be got out of an object of unread library code. */
  int elements(Constraints constraints) {
    if (elements == 0) {
      elements = constraints.nodes(1);
    }
    return elements;
  }

  /** The node of a field. */
  int field(FieldModel field, Constraints constraints) {
    return fields.computeIfAbsent(field, key -> constraints.nodes(1));
  }

  boolean isOutside() {
    return context == null || context.world() == World.OUTSIDE;
  }

  @Override
  public String toString() {
    return kind + " " + type + (detail.equals("") ? "" : " " + detail) + " @" + context;
  }
}
