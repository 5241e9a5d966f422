/** Tests of the frameworks' data, against the frameworks themselves. */
@NullMarked
package dev.lethe.catalogue.frameworks;

import org.jspecify.annotations.NullMarked;
