package com.github.benmanes.caffeine.cache;

public final class Caffeine<K, V> {
    public static Caffeine<Object, Object> newBuilder() {
        return new Caffeine<>();
    }

    public Caffeine<K, V> maximumSize(long most) {
        return this;
    }

    public <A extends K, B extends V> Cache<A, B> build() {
        return null;
    }
}
