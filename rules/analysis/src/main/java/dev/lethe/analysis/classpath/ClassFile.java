package dev.lethe.analysis.classpath;

/**
 * The bytes of a class file and where they are from.
 *
 * @param location path of the file, or jar and entry, for messages
 * @param bytes the content
 */
public record ClassFile(String location, byte[] bytes) {}
