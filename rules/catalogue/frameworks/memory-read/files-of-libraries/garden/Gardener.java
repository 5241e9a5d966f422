package garden;

import cn.hutool.core.io.FileUtil;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.lethe.annotations.AgentEntryPoint;
import java.io.File;
import software.amazon.awssdk.services.s3.S3Client;

class Gardener {
    private final ObjectMapper mapper = new ObjectMapper();
    private final S3Client bucket;

    Gardener(S3Client bucket) {
        this.bucket = bucket;
    }

    @AgentEntryPoint
    String byMapper(String bed) {
        String lessons = mapper.readValue(new File("lessons.json"), String.class); // want: MemoryRead
        String beds = mapper.readValue(new File("beds.json"), String.class); // want: MemoryRead (warning)
        mapper.writeValue(new File("lessons.json"), bed);
        return lessons + beds + mapper.readValue("{}", String.class);
    }

    @AgentEntryPoint
    String byHelper(String bed) {
        String log = FileUtil.readUtf8String("log.txt"); // want: MemoryRead
        FileUtil.appendUtf8String(bed, "log.txt");
        return FileUtil.exist("log.txt") ? log : "";
    }

    @AgentEntryPoint
    String byBucket(Object request) {
        bucket.putObject(new Object(), "dry");
        return bucket.getObject(request); // want: MemoryRead (warning)
    }
}
