package com.example.calendar;

import java.util.List;

/** Decides by the context alone. */
public interface Model {

  Decision decide(List<String> context);
}
