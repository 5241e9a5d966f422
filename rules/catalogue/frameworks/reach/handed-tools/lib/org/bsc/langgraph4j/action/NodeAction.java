package org.bsc.langgraph4j.action;

import java.util.Map;

@FunctionalInterface
public interface NodeAction<S> {
  Map<String, Object> apply(S state) throws Exception;
}
