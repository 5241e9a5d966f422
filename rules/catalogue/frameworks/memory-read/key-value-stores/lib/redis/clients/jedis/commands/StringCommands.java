package redis.clients.jedis.commands;

public interface StringCommands {
    String get(String key);

    String set(String key, String value);
}
