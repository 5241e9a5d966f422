package jakarta.persistence;

public interface EntityManager {
    <T> T find(Class<T> type, Object key);

    void persist(Object entity);

    Query createQuery(String text);
}
