package dev.lethe.catalogue.apis;

import java.util.List;

/** One thing that a known library method does. */
public sealed interface Effect {

  /**
   * A place where objects are, seen from a call.
   *
   * @param slot {@link #THIS} for the receiver, {@link #RESULT} for what is returned, else a
   *     parameter's number from 1
   * @param depth 0 for the value itself, 1 for what it contains, 2 for what that contains
   */
  record Location(int slot, int depth) implements Source {
    public static final int THIS = 0;
    public static final int RESULT = -1;
    public static final int NONE = -2;
  }

  /** Where objects come from. */
  sealed interface Source {}

  /**
   * A call back into what was handed over.
   *
   * @param on the object that is called
   * @param method the name of the method; empty for the one method of the functional interface
   * @param arguments what it is given, parameter by parameter
   */
  record CallBack(Location on, String method, List<Location> arguments) implements Source {}

  /** What the objects contain that a call-back returns. */
  record Each(CallBack call) implements Source {}

  /** Objects get from one place to another. */
  record Flow(Source from, Location to) implements Effect {}

  /** Two places hold the same from now on. */
  record Share(Location first, Location second) implements Effect {}

  /**
   * What is at a place contains an object of the library that holds the same as another place, as a
   * map's entries do.
   */
  record Holds(Location place, String type, Location content) implements Effect {}

  /** What a call-back returns is thrown. */
  record Throws(CallBack call) implements Effect {}

  /** Something is called and its result is dropped. */
  record Run(CallBack call) implements Effect {}

  /** The content of an object is looked at. */
  record Reads(int slot) implements Effect {}

  /** The content of an object is changed. */
  record Writes(int slot) implements Effect {}

  /**
   * A store that outlives a session is read.
   *
   * @param kind the word of a {@code StoreKind}
   * @param place the slot that says which place in the store, {@link Location#THIS} for the
   *     receiver, {@link Location#NONE} where the type of the store says it
   * @param key the slot of a key within the place, or {@link Location#NONE}
   */
  record StoreRead(String kind, int place, int key) implements Effect {}

  /** A store that outlives a session is written; members as in {@link StoreRead}. */
  record StoreWrite(String kind, int place, int key) implements Effect {}

  /**
   * A store is opened for reading, writing or both, as constants say.
   *
   * @param kind the word of a {@code StoreKind}
   * @param place the slot that says which place in the store
   * @param mode the slot of the options or the mode, or {@link Location#THIS} where there are none:
   *     for reading
   */
  record StoreOpen(String kind, int place, int mode) implements Effect {}

  /**
   * The result names a place that is put together from parts: a path, a node, a statement.
   *
   * @param parts the slots of the parts, in order
   */
  record Names(List<Integer> parts) implements Effect {}

  /** The result never changes: who tries to change it fails. */
  record Fixed() implements Effect {}

  /** The result lives for the session only, such as a temporary file. */
  record Temporary() implements Effect {}

  /** The result is a memory in this process, empty when it is made. */
  record InMemory() implements Effect {}

  /**
   * The result, or what is being built, reads a store through an argument.
   *
   * @param kind the word of a {@code StoreKind}
   * @param slot the parameter's number
   */
  record Keeps(String kind, int slot) implements Effect {}

  /**
   * An argument is handed to what runs the agent, which reads it for the agent from then on.
   *
   * @param kind the word of a {@code StoreKind}
   * @param slot the parameter's number
   * @param byId whether each session has its own part, if the application says which session it is
   */
  record Hands(String kind, int slot, boolean byId) implements Effect {}

  /**
   * The application says which session it is.
   *
   * @param slot the number of the parameter that says it
   * @param key the text that the first parameter has to be, or empty
   */
  record SessionId(int slot, String key) implements Effect {}

  /**
   * The screen is looked at, looked up or acted on.
   *
   * @param deed what happens
   * @param consumed the slots of what is acted on; empty: the parameters that are coordinates by
   *     their types, failing those the numbers
   */
  record OnScreen(ScreenDeed deed, List<Integer> consumed) implements Effect {}
}
