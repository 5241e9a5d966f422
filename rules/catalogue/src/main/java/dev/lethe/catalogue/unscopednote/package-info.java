/**
 * The rule UnscopedNote and its page: a note constrains only while its stated conditions apply. No
 * third-party library.
 */
@NullMarked
package dev.lethe.catalogue.unscopednote;

import org.jspecify.annotations.NullMarked;
