package dev.lethe.analysis.judge;

import dev.lethe.analysis.callgraph.Context;
import dev.lethe.analysis.flow.Step;
import dev.lethe.catalogue.vocabulary.StoreKind;
import java.util.Set;

/**
 * A read or write of a store that outlives a session.
 *
 * @param context the method
 * @param step the call or reference
 * @param kind the kind of store
 * @param reads whether it reads
 * @param writes whether it writes
 * @param place what constants show of the place; empty where it is unknown
 * @param key what constants show of the key within the place; empty where there is none
 * @param store the store's type, for stores that are told apart by type
 * @param placeValue the value that says which place, or 0
 * @param inMemory whether it is a memory in this process
 * @param temporary whether the place is made for the session, or is a resource of the class path
 */
record Access(
    Context context,
    Step step,
    StoreKind kind,
    boolean reads,
    boolean writes,
    Set<PlaceText> place,
    Set<PlaceText> key,
    String store,
    int placeValue,
    boolean inMemory,
    boolean temporary) {}
