package garden;

import dev.lethe.annotations.AgentEntryPoint;
import jakarta.servlet.http.HttpSession;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.mapdb.DB;
import org.mapdb.DBMaker;
import org.redisson.api.RedissonClient;
import redis.clients.jedis.Jedis;

class Gardener {
    private final Jedis jedis = new Jedis();
    private final RedissonClient redisson;

    Gardener(RedissonClient redisson) {
        this.redisson = redisson;
    }

    @AgentEntryPoint
    String byKey(String bed) {
        String lesson = jedis.get("lesson:" + bed); // want: MemoryRead
        String season = jedis.get("season"); // want: MemoryRead (warning)
        jedis.set("lesson:" + bed, "dry");
        return jedis.exists("lesson:" + bed) ? lesson + season : "";
    }

    @AgentEntryPoint
    String byName(String bed) {
        Map<String, String> lessons = redisson.getMap("lessons");
        Map<String, String> names = redisson.getMap("names");
        String earlier = lessons.get(bed); // want: MemoryRead
        String name = names.get(bed); // want: MemoryRead (warning)
        lessons.put(bed, "dry");
        Map<String, String> own = new ConcurrentHashMap<>();
        own.put(bed, "wet");
        return earlier + name + own.get(bed);
    }

    @AgentEntryPoint
    String byFile(String bed) {
        DB file = DBMaker.fileDB("garden.db").make();
        Map<String, String> beds = file.hashMap("beds").createOrOpen();
        String earlier = beds.get(bed); // want: MemoryRead
        beds.put(bed, "dry");
        Map<String, String> scratch = DBMaker.memoryDB().make().hashMap("scratch").createOrOpen();
        scratch.put(bed, "wet");
        return earlier + scratch.get(bed);
    }

    @AgentEntryPoint
    String bySession(HttpSession session, String bed) {
        Object last = session.getAttribute("last"); // want: MemoryRead
        Object user = session.getAttribute("user"); // want: MemoryRead (warning)
        session.setAttribute("last", bed);
        return "" + last + user;
    }
}
