/** The situation in, the next action out; policies keep nothing between two calls. */
@NullMarked
package dev.lethe.agent.policy;

import org.jspecify.annotations.NullMarked;
