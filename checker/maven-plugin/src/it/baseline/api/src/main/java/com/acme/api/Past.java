package com.acme.api;

public interface Past {

  String lastLine();
}
