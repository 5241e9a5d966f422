package com.example.recall;

import java.util.List;

/** Finds what is known about a topic. */
public interface Recollection {

  List<String> about(String topic);
}
