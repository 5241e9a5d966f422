package org.springframework.data.repository;

import java.util.Optional;

public interface CrudRepository<T, K> extends Repository<T, K> {
    <S extends T> S save(S entity);

    Optional<T> findById(K id);

    long count();
}
