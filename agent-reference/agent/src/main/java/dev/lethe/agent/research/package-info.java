/** A question in, an answer out, from material that no session writes. */
@NullMarked
package dev.lethe.agent.research;

import org.jspecify.annotations.NullMarked;
