package dev.lethe.analysis.program;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one look at a class file's constant pool and header tells.
 *
 * @param name internal name
 * @param superName internal name of the superclass; null for {@code java/lang/Object} and module
 *     descriptors
 * @param interfaces internal names of the direct interfaces
 * @param access access flags
 * @param marked whether the constant pool holds one of the texts looked out for
 * @param references sorted hashes of members referred to; empty for library classes
 */
public record ClassHead(
    String name,
    @Nullable String superName,
    List<String> interfaces,
    int access,
    boolean marked,
    int[] references) {}
