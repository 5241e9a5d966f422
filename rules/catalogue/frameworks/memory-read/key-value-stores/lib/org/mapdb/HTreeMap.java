package org.mapdb;

import java.util.concurrent.ConcurrentHashMap;

public class HTreeMap<K, V> extends ConcurrentHashMap<K, V> {}
