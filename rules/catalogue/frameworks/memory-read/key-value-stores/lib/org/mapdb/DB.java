package org.mapdb;

public class DB {
    public HashMapMaker<String, String> hashMap(String name) {
        return new HashMapMaker<>();
    }

    public static class HashMapMaker<K, V> {
        public HTreeMap<K, V> createOrOpen() {
            return new HTreeMap<>();
        }
    }
}
