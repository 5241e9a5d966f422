package org.mapdb;

public final class DBMaker {
    public static Maker fileDB(String file) {
        return new Maker();
    }

    public static Maker memoryDB() {
        return new Maker();
    }

    public static final class Maker {
        public DB make() {
            return new DB();
        }
    }
}
