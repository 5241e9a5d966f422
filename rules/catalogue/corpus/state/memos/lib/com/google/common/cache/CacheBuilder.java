package com.google.common.cache;

public final class CacheBuilder<K, V> {
    public static CacheBuilder<Object, Object> newBuilder() {
        return new CacheBuilder<>();
    }

    public <A extends K, B extends V> Cache<A, B> build() {
        return null;
    }

    public <A extends K, B extends V> LoadingCache<A, B> build(CacheLoader<? super A, B> loader) {
        return null;
    }
}
