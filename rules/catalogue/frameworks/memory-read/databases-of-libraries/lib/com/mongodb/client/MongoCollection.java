package com.mongodb.client;

public interface MongoCollection<T> {
    Iterable<T> find();

    void insertOne(T document);

    long countDocuments();
}
