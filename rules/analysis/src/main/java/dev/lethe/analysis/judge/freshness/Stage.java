package dev.lethe.analysis.judge.freshness;

import dev.lethe.analysis.callgraph.Site;
import dev.lethe.analysis.flow.Step;
import java.util.List;

/**
 * A call on a stream that does nothing until something is asked of the stream's end.
 *
 * @param arguments where its arguments lie, the stream first
 */
record Stage(Site site, Step.Call call, List<Location> arguments) {}
