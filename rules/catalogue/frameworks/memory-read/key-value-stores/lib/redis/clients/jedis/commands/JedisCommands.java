package redis.clients.jedis.commands;

public interface JedisCommands extends StringCommands {
    boolean exists(String key);
}
