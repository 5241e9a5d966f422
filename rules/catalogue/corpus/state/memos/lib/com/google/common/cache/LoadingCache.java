package com.google.common.cache;

public interface LoadingCache<K, V> extends Cache<K, V> {
    V getUnchecked(K key);
}
