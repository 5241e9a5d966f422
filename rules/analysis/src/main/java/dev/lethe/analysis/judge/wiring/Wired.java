package dev.lethe.analysis.judge.wiring;

import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.MethodModel;
import dev.lethe.catalogue.vocabulary.StoreKind;

/**
 * A line that makes a framework read what sessions share.
 *
 * @param method whose body it is in
 * @param call the hand-over
 * @param kind what is read
 * @param why what is wrong with it, to go on a sentence with
 */
public record Wired(MethodModel method, Step.Call call, StoreKind kind, String why) {}
