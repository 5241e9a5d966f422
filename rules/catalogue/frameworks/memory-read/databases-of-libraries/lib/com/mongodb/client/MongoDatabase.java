package com.mongodb.client;

public interface MongoDatabase {
    MongoCollection<String> getCollection(String name);
}
