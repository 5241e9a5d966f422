package com.example.errand;

/** Knows the shops as they are today. */
public interface Town {

  String shopSelling(String ware);
}
