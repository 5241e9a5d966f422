/** The port to the thing that is operated: observations out, actions in. */
@NullMarked
package dev.lethe.agent.device;

import org.jspecify.annotations.NullMarked;
