/** A settings app that is deterministic by seed: actions in, frames out, disturbances included. */
@NullMarked
package dev.lethe.agent.device.phone;

import org.jspecify.annotations.NullMarked;
