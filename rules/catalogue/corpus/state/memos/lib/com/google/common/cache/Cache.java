package com.google.common.cache;

import java.util.concurrent.Callable;

public interface Cache<K, V> {
    V getIfPresent(Object key);

    V get(K key, Callable<? extends V> load);

    void put(K key, V value);
}
