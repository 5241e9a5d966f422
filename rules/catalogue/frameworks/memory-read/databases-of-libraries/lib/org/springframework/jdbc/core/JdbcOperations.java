package org.springframework.jdbc.core;

import java.util.List;

public interface JdbcOperations {
    <T> List<T> queryForList(String sql, Class<T> type);

    int update(String sql, Object... arguments);
}
