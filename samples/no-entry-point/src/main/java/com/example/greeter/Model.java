package com.example.greeter;

import java.util.List;

/** Completes a context. */
public interface Model {

  String complete(List<String> context);
}
