package dev.lethe.catalogue.apis;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The data files that ship with Lethe. */
public final class Apis {

  private static final List<String> FILES =
      List.of(
          "jdk-values.api",
          "jdk-containers.api",
          "jdk-functions.api",
          "jdk-concurrency.api",
          "jdk-stores.api",
          "caches.api",
          "neutral-types.api",
          "awt.api",
          "agentscope.api",
          "appium.api",
          "embabel.api",
          "google-adk.api",
          "h2-mvstore.api",
          "hutool.api",
          "jackson.api",
          "javafx.api",
          "jedis.api",
          "jpa.api",
          "koog.api",
          "langchain4j.api",
          "langgraph4j.api",
          "lettuce.api",
          "lucene.api",
          "mapdb.api",
          "mongodb.api",
          "playwright.api",
          "redisson.api",
          "rocksdb.api",
          "s3.api",
          "selenium.api",
          "semantic-kernel.api",
          "servlet.api",
          "sikulix.api",
          "spring-ai-alibaba.api",
          "spring-ai.api",
          "spring-data.api",
          "spring-jdbc.api",
          "testfx.api");

  private Apis() {}

  /** All files, in the order in which later ones add to earlier ones. */
  public static List<ApiFile> all() {
    List<ApiFile> files = new ArrayList<>();
    for (String name : FILES) {
      files.add(ApiReader.read(name, lines(name)));
    }
    return files;
  }

  private static List<String> lines(String name) {
    try (InputStream in = Apis.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(
            "the data file " + name + " is missing from Lethe's own jar");
      }
      return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
