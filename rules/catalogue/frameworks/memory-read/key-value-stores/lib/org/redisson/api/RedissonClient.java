package org.redisson.api;

public interface RedissonClient {
    <K, V> RMap<K, V> getMap(String name);
}
