/** Frames in, screens out: what a device shows, read into labelled controls. */
@NullMarked
package dev.lethe.agent.perception;

import org.jspecify.annotations.NullMarked;
