package org.bsc.langgraph4j.checkpoint;

import java.nio.file.Path;

public class FileSystemSaver extends MemorySaver {
    public FileSystemSaver(Path folder) {}
}
