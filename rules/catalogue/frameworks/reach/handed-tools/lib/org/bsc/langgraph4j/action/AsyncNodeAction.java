package org.bsc.langgraph4j.action;

public interface AsyncNodeAction<S> {
  static <S> AsyncNodeAction<S> node_async(NodeAction<S> action) {
    return new AsyncNodeAction<>() {};
  }
}
