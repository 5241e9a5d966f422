/** The rule MemoryRead and its page: context is the only memory. No third-party library. */
@NullMarked
package dev.lethe.catalogue.memoryread;

import org.jspecify.annotations.NullMarked;
