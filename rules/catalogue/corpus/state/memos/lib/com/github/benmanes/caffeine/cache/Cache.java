package com.github.benmanes.caffeine.cache;

import java.util.function.Function;

public interface Cache<K, V> {
    V getIfPresent(K key);

    V get(K key, Function<? super K, ? extends V> load);

    void put(K key, V value);
}
