/**
 * The only memory: what one session saw, did and was told, as values that can be put into a prompt.
 */
@NullMarked
package dev.lethe.agent.context;

import org.jspecify.annotations.NullMarked;
