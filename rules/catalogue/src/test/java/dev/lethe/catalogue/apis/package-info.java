/** Tests of the libraries' data, against the libraries themselves. */
@NullMarked
package dev.lethe.catalogue.apis;

import org.jspecify.annotations.NullMarked;
