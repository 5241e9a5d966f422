package dev.lethe.analysis.judge.wiring;

import dev.lethe.analysis.flow.Step;
import dev.lethe.analysis.program.MethodModel;

/**
 * A call in the application's code.
 *
 * @param method whose body it is in
 * @param call the call
 */
record Spot(MethodModel method, Step.Call call) {}
