/** What published jars have, for tests of data that names it. */
@NullMarked
package dev.lethe.catalogue.published;

import org.jspecify.annotations.NullMarked;
