package dev.lethe.catalogue.apis;

import java.util.List;

/**
 * What one data file says.
 *
 * @param name the file's name
 * @param library which library it speaks of
 * @param source where the knowledge is from
 * @param verified against which versions it was checked
 * @param apis the methods it knows
 * @param values types whose objects carry nothing that can be called or changed; a name that ends
 *     in {@code .*} is a package
 * @param neutrals types whose objects are no state
 */
public record ApiFile(
    String name,
    String library,
    String source,
    String verified,
    List<Api> apis,
    List<String> values,
    List<Neutral> neutrals) {}
