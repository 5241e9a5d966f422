package garden;

import dev.langchain4j.service.MemoryId;

interface Assistant {
    String chat(@MemoryId String session, String message);
}
