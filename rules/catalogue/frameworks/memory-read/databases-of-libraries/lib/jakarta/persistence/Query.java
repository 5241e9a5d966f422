package jakarta.persistence;

import java.util.List;

public interface Query {
    Query setParameter(String name, Object value);

    List<?> getResultList();

    int executeUpdate();
}
