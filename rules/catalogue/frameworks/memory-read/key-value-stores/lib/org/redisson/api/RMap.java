package org.redisson.api;

import java.util.concurrent.ConcurrentMap;

public interface RMap<K, V> extends ConcurrentMap<K, V> {
}
